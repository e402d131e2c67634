/** Where a pointer last was over a place, before anything there could hear it. Viewport coordinates. */
export interface PointerPlace {
  clientX: number;
  clientY: number;
  isMouse: boolean;
}

/**
 * Keeps the last place of a pointer over an element: the first touch of a chart is what fetches it, and must not be lost on the way.
 * A mouse that leaves is forgotten, and a finger that turned out to scroll; a finger leaves by lifting, and means the place all the same.
 * @returns the place, undefined where there is none; after `signal` nothing is heard any more
 */
export function keepPointer(element: Pick<EventTarget, 'addEventListener'>, signal: AbortSignal): () => PointerPlace | undefined {
  let last: PointerPlace | undefined;
  const isOfMouse = (event: Event) => (event as PointerEvent).pointerType === 'mouse';
  const keep = (event: Event) => { const { clientX, clientY } = event as PointerEvent; last = { clientX, clientY, isMouse: isOfMouse(event) }; };
  const leave = (event: Event) => { if (isOfMouse(event)) last = undefined; };
  element.addEventListener('pointerdown', keep, { passive: true, signal });
  element.addEventListener('pointermove', keep, { passive: true, signal });
  element.addEventListener('pointerleave', leave, { passive: true, signal });
  element.addEventListener('pointercancel', () => { last = undefined; }, { signal });
  return () => last;
}

/** Whether a pointer is over a box: a mouse beside it does not mean it, and would never leave it. */
export function isOver({ clientX, clientY }: PointerPlace, { left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** The place, from 0 to 1, of a pointer within a stretch from left to right; outside it the nearest end. */
export function partOf(clientX: number, { left, width }: { left: number; width: number }): number {
  return width > 0 ? Math.min(Math.max((clientX - left) / width, 0), 1) : 0;
}
