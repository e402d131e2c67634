import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Chromium logs every 404 document as an error of the page, and Playwright that it lets no service worker in (playwright.config.ts): no faults of ours. */
const NOT_OURS = /Failed to load resource: the server responded with a status of 404|Service Worker registration blocked by Playwright/;

/**
 * Waits until the scripts of a page answer, as a reader does who looks before the first press: until then the browser itself sends forms and follows
 * links. Where no script of React's comes, nothing is waited for. The pages of `test` do so by themselves; those of another context do not.
 */
export async function whole(page: Page): Promise<void> {
  const answers = () => {
    const main = document.querySelector('main');
    return !main || !document.querySelector('script[src*="/_next/"]') || Object.keys(main).some((key) => key.startsWith('__reactFiber$'));
  };
  await page.waitForFunction(answers, undefined, { timeout: 10_000 }).catch(() => undefined);
}

/** A test that wants to see what comes before the scripts says so. */
const isBeforeScripts = (given: unknown) => typeof given === 'object' && given !== null && 'waitUntil' in given && given.waitUntil === 'commit';

/** A reader whose browser must stay silent: no console error or warning, no thrown error, no hydration complaint, on any page of any test. */
export const test = base.extend<{ silence: void }>({
  page: async ({ page, javaScriptEnabled }, provide) => {
    for (const way of ['goto', 'reload'] as const) {
      const open = page[way].bind(page) as (...given: unknown[]) => ReturnType<Page['goto']>;
      page[way] = async (...given: unknown[]) => {
        const response = await open(...given);
        if (javaScriptEnabled !== false && !given.some(isBeforeScripts)) await whole(page);
        return response;
      };
    }
    await provide(page);
  },
  silence: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !NOT_OURS.test(message.text())) said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(String(error)));
      await use();
      expect(said, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page in a theme, as a reader who chose it. */
export async function inTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

/**
 * Whatever axe finds on the page now, as one line a fault.
 * All rules run, in the page itself: the library's other mode carries its results to a second page for the sake of foreign frames, of which we have none, and takes three times as long.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true).analyze();
  return violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
}
