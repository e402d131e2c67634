import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** What a page costs a browser from its address to its rest. */
export interface PageCost {
  /** Of scripts, as they came over the line, compressed. */
  scriptBytes: number;
  /** Milliseconds beyond 50 of each task that kept the page from answering, after something was first seen. */
  blocked: number;
  /** The same after a reader's first act, where there is one; 0 where not. */
  blockedLater: number;
  /** Milliseconds until the largest thing was seen. */
  largest: number;
  /** Sum of unexpected movements, as Cumulative Layout Shift counts them. */
  shift: number;
}

/** No task above 50 ms for so long is rest. */
const QUIET_MS = 2_000;

interface Seen { first: number; largest: number; shift: number; tasks: { start: number; duration: number }[] }

/** Runs in the page before its own scripts. */
function observe(): void {
  const seen: Seen = { first: 0, largest: 0, shift: 0, tasks: [] };
  const watch = (type: string, note: (entry: PerformanceEntry) => void) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
  Object.assign(window, { seen });
}

/** What the program that runs this file leaves in functions that are sent to a page. */
export const NAMING = 'globalThis.__name = (value) => value;';

/** Makes the page's processor so many times slower. */
export async function slowDown(page: Page, times: number): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
  return devtools;
}

/** Waits until no task above 50 ms has been for long enough. @param since the page's own time of what else is to be long ago */
const atRest = (page: Page, since = 0) => page.waitForFunction(([quiet, from]) => {
  const last = (window as unknown as { seen: Seen }).seen.tasks.at(-1);
  return performance.now() - Math.max(from, performance.timing.loadEventEnd - performance.timeOrigin, last ? last.start + last.duration : 0) > quiet;
}, [QUIET_MS, since] as const, { timeout: 120_000 });

/**
 * Opens an address as for the first time: nothing of it is in the browser's cache.
 * @param slower how many times slower the processor is than this machine's
 * @param ready selector of what comes last, where that is not there with the page
 * @param act what a reader does once the page is at rest, before `ready` is waited for
 */
export async function costOf(context: BrowserContext, url: string, slower: number, ready?: string, act?: (page: Page) => Promise<void>): Promise<PageCost> {
  const page = await context.newPage();
  const devtools = await slowDown(page, slower);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Set<string>();
  let scriptBytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  let acted = Infinity;
  const now = () => page.evaluate(() => performance.now());
  if (act) {
    await atRest(page);
    acted = await now();
    await act(page);
  }
  if (ready) await page.locator(ready).first().waitFor({ timeout: 120_000 });
  await atRest(page, ready ? await now() : 0);
  const { first, largest, shift, tasks } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await page.close();
  // A task that had begun before anything was seen counts from there.
  const blockedIn = (some: Seen['tasks']) => some.reduce((sum, { start, duration }) => sum + Math.max(0, start + duration - Math.max(start, first) - 50), 0);
  return { scriptBytes, blocked: blockedIn(tasks.filter(({ start }) => start < acted)), blockedLater: blockedIn(tasks.filter(({ start }) => start >= acted)), largest, shift };
}

/**
 * Types into the field of a question and measures each key as Interaction to Next Paint does.
 * @returns milliseconds of every key, ascending; those under 16 ms are counted as 16
 */
export async function typed(page: Page, text: string): Promise<number[]> {
  const field = page.locator('#question');
  await field.fill('');
  await field.click();
  await page.evaluate(() => {
    const keys = new Map<number, number>();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
        if (entry.interactionId) keys.set(entry.interactionId, Math.max(keys.get(entry.interactionId) ?? 0, entry.duration));
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { keys });
  });
  for (const letter of text) {
    await page.keyboard.type(letter);
    // Each key after the picture of the last: one that waits in a queue is not what a key costs.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))));
  }
  const slow = await page.evaluate(async () => {
    // What is measured is told after the next picture.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500)));
    return [...(window as unknown as { keys: Map<number, number> }).keys.values()];
  });
  return [...Array<number>(Math.max(0, text.length - slow.length)).fill(16), ...slow].sort((a, b) => a - b);
}
