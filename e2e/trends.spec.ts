import { chartsDrawn } from './chart-drawn';
import { expect, test } from './reader';

const SIX = 'dworc,dbroo,dstoc,dvolt,dluce,dtier';

test.describe('a reader of yearly figures', () => {
  test('finds every choice in the address: the same after a reload, and undone by Back (O-53)', async ({ page }) => {
    await page.goto('/trends?dioceses=dworc,dbroo&measure=total_priests');
    const main = page.getByRole('main');
    await main.getByRole('group', { name: 'Show as' }).getByRole('link', { name: 'Index' }).click();
    await expect(page).toHaveURL(/dioceses=dworc,dbroo&measure=total_priests&view=indexed$/);
    await expect(main.getByText('Priests, all, 1950 = 100').first()).toBeVisible();
    await main.getByRole('group', { name: 'Display' }).getByRole('link', { name: 'Table' }).click();
    await expect(page).toHaveURL(/view=indexed&show=table$/);
    await expect(page.locator('figure.chart')).toHaveCount(0);
    await page.reload();
    await expect(main.getByRole('group', { name: 'Display' }).getByRole('link', { name: 'Table' })).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(page.locator('figure.chart')).toBeVisible();
    await page.goBack();
    await expect(main.getByRole('group', { name: 'Show as' }).getByRole('link', { name: 'Numbers' })).toHaveAttribute('aria-current', 'true');
    await main.getByLabel('From', { exact: true }).filter({ visible: true }).selectOption('1990');
    await main.getByLabel('To', { exact: true }).filter({ visible: true }).selectOption('2004');
    await main.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/measure=total_priests&years=1990\.\.2004$/);
    await expect(page.getByRole('row', { name: /^1980/ })).toHaveCount(0);
    await expect(page.getByRole('row', { name: /^1990/ })).toContainText('1,084');
  });

  test('is told what of an address was not understood, and sees the usual instead (O-53)', async ({ page }) => {
    await page.goto('/trends?dioceses=dworc&measure=souls&years=2010..1990&view=upside&scale=cubic');
    await expect(page.getByText('Not understood in the address: measure, years, view, scale.')).toBeVisible();
    await expect(page.getByRole('row', { name: /^1950/ })).toContainText('266,723');
    await page.goto(`/trends?dioceses=${SIX},dmaml`);
    await expect(page.getByText('Only the first six dioceses of the address are shown.')).toBeVisible();
    await expect(page.getByText('6 of 6 chosen')).toBeVisible();
  });

  test('takes a see out, and the others keep their colours and marks', async ({ page }) => {
    await page.goto('/trends?dioceses=dworc,dbroo,dstoc&measure=total_priests');
    await page.getByRole('link', { name: 'Remove Diocese of Brooklyn' }).click();
    await expect(page).toHaveURL(/dioceses=dworc,,dstoc/);
    await expect(page.locator('.pick').nth(1).locator('svg.key')).toHaveClass(/\bs3\b/);
    await chartsDrawn(page);
    await expect(page.locator('figure.chart .recharts-line path[stroke="var(--c3)"]').first()).toBeVisible();
    await expect(page.locator('figure.chart .recharts-line path[stroke="var(--c2)"]')).toHaveCount(0);
  });

  test('chooses the year an index begins in, and a see from those offered, by its name in the language of the page', async ({ page }) => {
    await page.goto('/zh/trends?dioceses=dworc&measure=total_priests&view=indexed');
    const main = page.getByRole('main');
    await main.getByLabel('基准年').filter({ visible: true }).selectOption('2004');
    await main.getByRole('button', { name: '显示' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/measure=total_priests&view=indexed&base=2004$/);
    await expect(main.locator('.panel-title').first()).toContainText('2004');
    const field = main.getByRole('combobox').and(main.locator('[name=q]')).filter({ visible: true });
    const name = await page.locator('#offered-sees option', { hasText: '菲律宾' }).first().getAttribute('value');
    await field.fill(name ?? '');
    await field.press('Enter');
    await expect(page).toHaveURL(/dioceses=dworc,[^&]+&measure=total_priests&view=indexed&base=2004$/);
    await expect(page.locator('.pick').nth(1)).toContainText(name ?? '?');
    await expect(page.locator(`#offered-sees option[value="${name}"]`)).toHaveCount(0);
    await page.goto('/zh/trends?dioceses=dmaml');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('马尼拉');
  });

  test('sorts the table by any column, years without a figure last', async ({ page }) => {
    await page.goto('/trends?dioceses=dworc,dbroo&measure=total_priests');
    const heads = page.getByRole('columnheader');
    await expect(heads.nth(0)).toHaveAttribute('aria-sort', 'descending');
    await heads.nth(2).getByRole('link', { name: 'Brooklyn' }).click();
    await expect(page).toHaveURL(/sort=-2$/);
    await expect(heads.nth(2)).toHaveAttribute('aria-sort', 'descending');
    const rows = page.getByRole('region', { name: 'The same figures in a table' }).locator('tbody tr');
    await expect(rows.first()).toContainText('1,428');
    await expect(rows.last()).toContainText('no data');
    await heads.nth(2).getByRole('link', { name: 'Brooklyn' }).click();
    await expect(page).toHaveURL(/sort=2$/);
    await expect(rows.first()).toContainText('755');
  });

  test('chooses figures by what they mean, up to four, each with a chart of its own', async ({ page }) => {
    await page.goto('/trends?dioceses=dworc');
    await page.getByText('All figures: what they mean, and which years are known').click();
    await expect(page.getByText('Priests of religious institutes who live in the diocese.')).toBeVisible();
    await expect(page.getByText('Worcester: no year').first()).toBeVisible();
    await page.getByRole('link', { name: 'Add Priests per parish' }).click();
    await expect(page).toHaveURL(/measure=catholics,priests_per_parish/);
    await chartsDrawn(page);
    await expect(page.locator('svg.recharts-surface')).toHaveCount(2);
    await expect(page.getByRole('slider')).toHaveCount(2);
  });

  test('ranks the sees of a country, each figure with its year', async ({ page }) => {
    await page.goto('/trends/ranking?country=US&measure=total_priests&year=2004&within=0');
    const rows = page.locator('tbody tr');
    await expect(rows.first()).toContainText('1');
    const values = (await rows.locator('td:nth-of-type(2)').allTextContents()).map((text) => Number(text.replace(/\D/g, '')));
    expect(values.length).toBeGreaterThan(3);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(new Set(await rows.locator('td:nth-of-type(3)').allTextContents())).toEqual(new Set(['2004']));
    await page.getByLabel('Years before or after').selectOption('5');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/ranking\?country=US&measure=total_priests&year=2004&within=5$/);
    await page.getByRole('columnheader').getByRole('link', { name: 'Diocese' }).click();
    await expect(page).toHaveURL(/sort=name/);
    const names = await rows.locator('td:nth-of-type(1)').allTextContents();
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
    await page.getByRole('link', { name: names.length > 6 ? 'Chart of the first six' : 'As lines over the years' }).click();
    await expect(page.locator('.pick')).toHaveCount(Math.min(6, names.length));
    await page.goto('/trends/ranking?country=XX&year=abc');
    await expect(page.getByText('Not understood in the address: country, year.')).toBeVisible();
  });
});
