/** What a person does before, or while, they look at a chart; passing by fires one of them, and so does a screen reader that goes on. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

let here: Promise<void> | undefined;

/** Settles with the first sign that somebody is at a page with charts; at once where there has been one, on this page or another. */
export function readerHere(): Promise<void> {
  here ??= new Promise((resolve) => {
    // Scrolled before the page's scripts ran.
    if (window.scrollY > 0) return resolve();
    const seen = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, seen, true);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, seen, { capture: true, passive: true });
  });
  return here;
}

/** Settles when an element is in sight, or within a screen of it. */
export function inSight(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    }, { rootMargin: '100% 0px' });
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}

/** Settles when the browser has nothing else to do, or soon where it cannot tell. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 50);
  });
}
