import type { Page } from '@playwright/test';
import { expect, faultsOf, inTheme, test } from './reader';

const button = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'For developers' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'For developers' });

async function opened(page: Page, path: string) {
  await page.goto(path);
  await button(page).click();
  await expect(drawer(page)).toBeVisible();
  return drawer(page);
}

test.describe('the inspector', () => {
  test('is opened and left with the keyboard, and gives the focus back', async ({ page }) => {
    await page.goto('/saints/jerome');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(button(page)).toBeFocused();
  });

  test('is opened by a press that comes before the browser has said that it closed', async ({ page }) => {
    await opened(page, '/saints/jerome');
    await button(page).evaluate((opener: HTMLElement) => {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      opener.click();
    });
    // Both have been heard once another task has run.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('is fetched when it is opened, and not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/saints/jerome');
    await page.waitForLoadState('networkidle');
    const scripts = () => asked.filter((url) => url.endsWith('.js')).length;
    const before = scripts();
    expect(asked.filter((url) => url.includes('/api/exchanges/'))).toEqual([]);
    await button(page).click();
    await expect(drawer(page).getByRole('heading', { name: 'saint_lookup' })).toBeVisible();
    expect(scripts()).toBeGreaterThan(before);
    expect(asked.filter((url) => url.includes('/api/exchanges/'))).toHaveLength(1);
  });

  test('shows the call of a page, and copies that send it again', async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const shown = await opened(page, '/saints/jerome');
    const call = shown.getByRole('article');
    await expect(call).toHaveCount(1);
    await expect(call.getByRole('heading', { name: 'saint_lookup' })).toBeVisible();
    await expect(call).toContainText(/HTTP 200 · [\d,.]+ ms · [\d,.]+ k?B · read for this page/);
    await call.getByText('Request', { exact: true }).click();
    await expect(call.getByRole('group', { name: 'Request' })).toContainText('"method": "message/send"');
    await call.getByText('Reply', { exact: true }).click();
    await expect(call.getByRole('group', { name: 'Reply' })).toContainText('"name": "saint_profile"');

    const copied = async (name: string) => {
      await call.getByRole('button', { name }).click();
      await expect(call.getByRole('button', { name: 'Copied' })).not.toHaveCount(0);
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied('Copy as curl')).toMatch(/^curl -X POST 'http:\/\/localhost:\d+\/api\/a2a' \\\n/);
    expect(await copied('Copy as fetch')).toContain('await fetch("http://localhost:');
    const { request: sent } = JSON.parse(await copied('Copy as JSON')) as { request: { url: string; headers: Record<string, string>; body: unknown } };
    const again = await request.post(sent.url, { headers: sent.headers, data: sent.body });
    expect(await again.text()).toContain('saint_profile');
  });

  test('opens the task of a call, and any other by its id', async ({ page }) => {
    const shown = await opened(page, '/popes/john-paul-ii');
    await shown.getByRole('button', { name: 'Read the task again' }).click();
    await expect(shown.getByText('State: completed · An answer of pope_lookup: ')).toBeVisible();
    await expect(shown.getByRole('heading', { name: 'tasks/get' })).toBeVisible();

    const id = shown.getByRole('textbox', { name: 'Task id' });
    await id.fill('no-such-task');
    await page.keyboard.press('Enter');
    await expect(shown.getByText('The agent has no task of this id, or no longer keeps it.')).toBeVisible();
    await expect(shown.getByText(/The task is no longer kept \(task-not-found\) · -32001/)).toBeVisible();
    await id.fill('two words');
    await page.keyboard.press('Enter');
    await expect(shown.getByText('A task id has 1 to 200 characters and no space.')).toBeVisible();
  });

  test('reads the agent’s card and finds nothing that departs from the specification', async ({ page }) => {
    const shown = await opened(page, '/about');
    await shown.getByRole('button', { name: 'Read the card' }).click();
    await expect(shown.getByText(/^Read at http:\/\/localhost:\d+\/\.well-known\/agent-card\.json$/)).toBeVisible();
    await expect(shown.getByText('Nothing departs from A2A 0.2.6 and 0.3.0.')).toBeVisible();
    await shown.getByText('The card as it was sent', { exact: true }).click();
    await expect(shown.getByRole('group', { name: 'The card as it was sent' })).toContainText('"protocolVersion": "0.3.0"');
  });

  for (const path of ['/about', '/no-such-page', '/de/privacy']) {
    test(`says on ${path} that no agent was asked`, async ({ page }) => {
      await page.goto(path);
      const name = path.startsWith('/de') ? 'Für Entwickler' : 'For developers';
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog', { name })).toContainText(path.startsWith('/de') ? 'Für diese Seite wurde kein Agent gefragt.' : 'No agent was asked for this page.');
    });
  }

  test('follows the page: another page, other calls', async ({ page }) => {
    const shown = await opened(page, '/saints/jerome');
    await expect(shown.getByRole('heading', { name: 'saint_lookup' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await button(page).click();
    await expect(shown).toContainText('No agent was asked for this page.');
  });

  for (const width of [390, 1280]) {
    test(`has no fault of access at ${width} pixels, and stays within them`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const shown = await opened(page, '/saints/jerome');
      await shown.getByText('Request', { exact: true }).click();
      await shown.getByText('Reply', { exact: true }).click();
      await shown.getByRole('button', { name: 'Read the task again' }).click();
      await shown.getByRole('button', { name: 'Read the card' }).click();
      await expect(shown.getByText(/^Read at /)).toBeVisible();
      await expect(shown.getByText(/^State: /)).toBeVisible();
      for (const theme of ['light', 'dark'] as const) {
        await inTheme(page, theme);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect(await faultsOf(page)).toEqual([]);
      }
      const box = await shown.boundingBox();
      expect(box?.x).toBe(width === 390 ? 0 : width - (box?.width ?? 0));
      expect(await shown.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no inspector to press', async ({ page }) => {
    await page.goto('/about');
    await expect(button(page)).toBeHidden();
  });
});
