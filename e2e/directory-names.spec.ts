import { expect, faultsOf, inTheme, test } from './reader';

const NAMES = 'Names that fit';

test.describe('a reader who types a name', () => {
  test('chooses from what fits with the keys, hears how many there are, and opens the page by its id', async ({ page }) => {
    await page.goto('/saints');
    const field = page.getByRole('combobox', { name: /^Name/ });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await field.fill('Therese of L');
    const list = page.getByRole('listbox', { name: NAMES });
    const first = list.getByRole('option').first();
    await expect(first).toContainText('Thérèse of Lisieux');
    await expect(first).toContainText('1873–1897');
    await expect(page.getByRole('main').getByRole('status')).toContainText(/names? fits?\b.*arrow keys/);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await field.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', await first.getAttribute('id') ?? 'none');
    expect(await faultsOf(page)).toEqual([]);
    await field.press('Escape');
    await expect(list).toBeHidden();
    await expect(field).toHaveValue('Therese of L');
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL('/saints/therese-of-lisieux');
    await expect(page.getByRole('heading', { level: 1, name: 'Thérèse of Lisieux' })).toBeVisible();
  });

  test('may press a name, or send what was typed as it is; the name stays at its number', async ({ page }) => {
    await inTheme(page, 'dark');
    await page.goto('/de/popes');
    const field = page.getByRole('combobox', { name: /^Name/ });
    await field.fill('Johannes Paul');
    await page.getByRole('option', { name: /Johannes Paul II\./ }).click();
    await expect(page).toHaveURL('/de/popes/john-paul-ii');
    await page.goBack();
    await field.fill('Leo 14');
    await expect(page.getByRole('option').first()).toContainText('Leo XIV.');
    expect(await faultsOf(page)).toEqual([]);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/de\/popes\?q=Leo(\+|%20)14$/);
    await expect(page.getByRole('heading', { name: 'Leo XIV.' })).toBeVisible();
  });

  test('never sees the answer to an older text in the place of the newer one (O-12)', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => { release = resolve; });
    await page.route(/\/api\/suggest\?.*q=fran&/, async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response }).catch(() => undefined);
    });
    await page.goto('/saints');
    const field = page.getByRole('combobox', { name: /^Name/ });
    const asked = page.waitForRequest(/q=fran&/);
    await field.fill('fran');
    const older = await asked;
    await field.fill('francis xavier');
    await expect(page.getByRole('option').first()).toContainText('Francis Xavier');
    const shown = await page.getByRole('option').allInnerTexts();
    release();
    await Promise.race([older.response().catch(() => null), page.waitForEvent('requestfailed', { timeout: 5_000 }).catch(() => null)]);
    await expect(page.getByRole('option').first()).toContainText('Francis Xavier');
    expect(await page.getByRole('option').allInnerTexts()).toEqual(shown);
  });

  test('has marked with the keys whom they were pressed for, also when newer names come in under it', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => { release = resolve; });
    await page.route(/\/api\/suggest\?.*q=francis(\+|%20)xavier/, async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    await page.goto('/saints');
    const field = page.getByRole('combobox', { name: /^Name/ });
    await field.fill('fran');
    const first = page.getByRole('listbox', { name: NAMES }).getByRole('option').first();
    await expect(first).toBeVisible();
    await expect(first).not.toContainText('Francis Xavier');
    const asked = page.waitForRequest(/q=francis(\+|%20)xavier/);
    await field.fill('francis xavier');
    await asked;
    await field.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    release();
    await expect(first).toContainText('Francis Xavier');
    await expect(first).toHaveAttribute('aria-selected', 'false');
    await expect(field).not.toHaveAttribute('aria-activedescendant', /./);
  });

  test('finds all four directories in one list, each line with its own', async ({ page }) => {
    await page.goto('/directory');
    await page.getByRole('combobox', { name: /^Name/ }).fill('Francis');
    await expect(page.getByRole('option', { name: /Popes · 2013–2025/ })).toBeVisible();
    await expect(page.getByRole('option', { name: /Saints/ }).first()).toBeVisible();
  });
});

test.describe('a name that several bear', () => {
  for (const { width, isShown } of [{ width: 390, isShown: true }, { width: 1280, isShown: false }]) {
    test(`says so before the facts where the others stand far below: at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/de/saints?q=Johannes');
      const others = page.getByRole('heading', { name: 'Jemand anders gemeint?' });
      const way = page.getByRole('main').getByRole('link', { name: /^Jemand anders gemeint\? \(\d+\)$/ });
      await expect(way).toBeVisible({ visible: isShown });
      if (!isShown) return;
      await way.click();
      await expect(others).toBeInViewport();
      await page.emulateMedia({ media: 'print' });
      await expect(way).toBeHidden();
    });
  }

  test('with a title of another directory is one press away from there', async ({ page }) => {
    await page.goto('/saints?q=Pope+Francis');
    await page.getByRole('main').getByRole('link', { name: /popes/i }).first().click();
    await expect(page).toHaveURL(/\/popes\?q=Pope/);
    await expect(page.getByRole('heading', { name: 'Pope Francis', exact: true })).toBeVisible();
  });
});
