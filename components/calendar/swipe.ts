const LEAST_PX = 60;
/** A slower or steeper movement scrolls or selects. */
const LONGEST_MS = 700;
const STEEPEST = 0.5;

interface Point { x: number; y: number; at: number }

const pointOf = ({ changedTouches: { 0: touch }, timeStamp }: TouchEvent): Point | undefined => touch && { x: touch.clientX, y: touch.clientY, at: timeStamp };

/** A page that is enlarged is moved about with one finger. */
const isEnlarged = () => (globalThis.visualViewport?.scale ?? 1) > 1.01;

/**
 * Tells a swipe of one finger to the side from everything else.
 * @param onSwipe `next` where the finger went against the reading direction, as a page is turned
 */
export function swipeOf(onSwipe: (direction: 'previous' | 'next') => void): { start: (event: TouchEvent) => void; end: (event: TouchEvent) => void } {
  let from: Point | undefined;
  return {
    start: (event) => { from = event.touches.length === 1 && !isEnlarged() ? pointOf(event) : undefined; },
    end: (event) => {
      const to = pointOf(event);
      if (!from || !to || event.touches.length > 0) return;
      const [x, y] = [to.x - from.x, to.y - from.y];
      if (Math.abs(x) < LEAST_PX || Math.abs(y) > Math.abs(x) * STEEPEST || to.at - from.at > LONGEST_MS) return;
      const rightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
      onSwipe(x < 0 !== rightToLeft ? 'next' : 'previous');
    },
  };
}
