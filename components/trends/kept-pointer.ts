/** Where a pointer last was over a place, before anything there could hear it. Viewport coordinates. */
export interface PointerPlace {
  clientX: number;
  clientY: number;
}

/**
 * Keeps the last place of a pointer over an element: the first touch of a chart is what fetches it, and must not be lost on the way.
 * A mouse that leaves is forgotten; a finger leaves by lifting, and means the place all the same.
 * @returns the place, undefined where there was none; after `signal` nothing is heard any more
 */
export function keepPointer(element: Pick<EventTarget, 'addEventListener'>, signal: AbortSignal): () => PointerPlace | undefined {
  let last: PointerPlace | undefined;
  const keep = (event: Event) => { const { clientX, clientY } = event as PointerEvent; last = { clientX, clientY }; };
  const forget = (event: Event) => { if ((event as PointerEvent).pointerType === 'mouse') last = undefined; };
  element.addEventListener('pointerdown', keep, { passive: true, signal });
  element.addEventListener('pointermove', keep, { passive: true, signal });
  element.addEventListener('pointerleave', forget, { passive: true, signal });
  return () => last;
}

/** The place, from 0 to 1, of a pointer within a stretch from left to right; outside it the nearest end. */
export function partOf(clientX: number, { left, width }: { left: number; width: number }): number {
  return width > 0 ? Math.min(Math.max((clientX - left) / width, 0), 1) : 0;
}
