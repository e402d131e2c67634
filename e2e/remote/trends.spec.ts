import { parse } from 'papaparse';
import type { APIRequestContext, Page } from '@playwright/test';
import { METRICS } from '../../lib/skills/metrics';
import { chartsDrawn } from '../chart-drawn';
import { expect, faultsOf, test } from '../reader';
import { callsFor, finishedTask, script } from '../scripted';

/** Scripts the figures of a see, as the live agent sends them. */
const scriptSee = (request: APIRequestContext, code: string, rows: unknown, name = `Diocese of ${code}`) =>
  script(request, code, finishedTask('diocese_statistics_time_series', [{ kind: 'data', data: { source_code: code, diocese_name: name, year_range: { start: 1950, end: 2024 }, rows } }]));

const lines = (page: Page, place = 1) => page.locator(`figure.chart .recharts-line-curve[stroke="var(--c${place})"]:not([stroke-dasharray="2 4"])`);
const row = (page: Page, year: number) => page.getByRole('region', { name: 'The same figures in a table' }).getByRole('row', { name: new RegExp(`^${year}`) });

test.describe('figures as an agent may send them', () => {
  test('a missing value is a gap and no zero, a zero is a zero (O-05)', async ({ page, request }) => {
    await scriptSee(request, 'gap-05', [{ year: 2017, seminarians: 40, parishes: 3 }, { year: 2018, seminarians: 41, parishes: 2 }, { year: 2019, seminarians: null, parishes: 0 }, { year: 2020, seminarians: 39, parishes: 1 }, { year: 2021, seminarians: 38, parishes: 1 }]);
    await page.goto('/trends?dioceses=gap-05&measure=seminarians');
    await chartsDrawn(page);
    await expect(lines(page)).toHaveCount(2);
    const slider = page.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    // Nobody can be led to a year that has no figure.
    await expect(slider).toHaveAttribute('aria-valuetext', '2020: gap-05 39');
    const bridges = page.locator('figure.chart .recharts-line-curve[stroke-dasharray="2 4"]');
    await expect(bridges).toHaveCount(1);
    await page.goto('/trends?dioceses=gap-05&measure=seminarians&gaps=open');
    await chartsDrawn(page);
    await expect(lines(page)).toHaveCount(2);
    await expect(bridges).toHaveCount(0);
    await page.goto('/trends?dioceses=gap-05&measure=seminarians,parishes');
    await expect(row(page, 2019)).toContainText('no data');
    await expect(row(page, 2019).getByRole('cell', { name: '0', exact: true })).toHaveCount(1);
  });

  test('years stand where time puts them, and the last empty one draws nothing down (O-40)', async ({ page, request }) => {
    await scriptSee(request, 'far-40', [{ year: 1980, catholics: 10 }, { year: 1990, catholics: 20 }, { year: 2000, catholics: 30 }, { year: 2001, catholics: 31 }, { year: 2002, catholics: 32 }, { year: 2024, ...Object.fromEntries(METRICS.map((metric) => [metric, null])) }]);
    await page.goto('/trends?dioceses=far-40');
    await chartsDrawn(page);
    await expect(lines(page)).toHaveCount(1);
    // Marks: years that stand alone, and both ends of the line.
    const xs = (await page.locator('figure.chart .recharts-surface circle.pt').evaluateAll((marks) => marks.map((mark) => Number(mark.getAttribute('cx'))))).sort((a, b) => a - b);
    expect(xs).toHaveLength(4);
    expect((xs[1] ?? 0) - (xs[0] ?? 0)).toBeCloseTo(((xs[3] ?? 0) - (xs[2] ?? 0)) * 5, -1);
    await expect(row(page, 2024)).toHaveCount(0);
    await expect(page.getByText(/10 in 1980, 32 in 2002 \(\+220%\)/).first()).toBeVisible();
  });

  test('a lone year is a mark, with its year alone on the axis (O-38)', async ({ page, request }) => {
    await scriptSee(request, 'lone-38', [{ year: 2004, catholics: 5000 }]);
    await page.goto('/de/trends?dioceses=lone-38');
    await chartsDrawn(page);
    await expect(page.locator('figure.chart .recharts-surface circle.pt')).toHaveCount(1);
    await expect(page.locator('figure.chart .axis-years text')).toHaveText(['2004']);
    await expect(page.locator('figure.chart .ends')).toContainText('5.000');
  });

  for (const [name, values] of [['some zeros', [0, 0, 3, 12, 40]], ['nothing but zeros', [0, 0, 0]], ['a value below zero', [5, -1, 7]]] as const) {
    test(`a logarithmic scale is refused with its reason for ${name} (O-39)`, async ({ page, request }) => {
      const code = `log-${values.length}${values.at(-1)}`;
      await scriptSee(request, code, values.map((permanent_deacons, index) => ({ year: 2000 + index, permanent_deacons })));
      await page.goto(`/trends?dioceses=${code}&measure=permanent_deacons&scale=log`);
      await expect(page.getByText(/Not on a logarithmic scale, which has no place for zero or less: .+ 200\d/)).toBeVisible();
      await chartsDrawn(page);
      // A level line has no height, which Playwright takes for hidden.
      await expect(lines(page).first()).toBeAttached();
      expect(await lines(page).first().getAttribute('d')).not.toMatch(/NaN/);
    });
  }

  test('doubles, disorder, textual years and both scales of percent are put right; what cannot be is named', async ({ page, request }) => {
    await scriptSee(request, 'odd-rows', [
      { year: '2003 (estimate)', catholics: '1,300', percent_catholic: 104 }, { year: 2001, catholics: 100 }, { year: '2001', catholics: '1 100', percent_catholic: '55 %' },
      { year: '2,002', catholics: 1200, columns_inferred: true, source: 'AP2003' }, { year: 'later', catholics: 9 }, { year: 2004, catholics: 2000, area_km2: 100 }, { year: 2005, catholics: 2010, area_km2: 90 },
    ]);
    await page.goto('/trends?dioceses=odd-rows&measure=catholics,percent_catholic');
    const rows = page.getByRole('region', { name: 'The same figures in a table' }).locator('tbody tr');
    await expect(rows.locator('th')).toHaveText(['2005', '2004', '2003', '2002', '2001']);
    await expect(row(page, 2001)).toContainText('1,100');
    await expect(row(page, 2002)).toContainText('1,200*');
    await expect(row(page, 2002)).toContainText('AP2003');
    await expect(row(page, 2003)).toContainText('104%†');
    const checks = page.getByRole('listitem').filter({ hasText: /Check|More than all/ });
    await expect(checks.filter({ hasText: '2003: Share of Catholics 104%. More than all; shown as it was sent.' })).toHaveCount(1);
    await expect(checks.filter({ hasText: '2003 → 2004: Catholics +54%. Check: may be a change of territory.' })).toHaveCount(1);
    await expect(checks.filter({ hasText: '2004 → 2005: Catholics +0.5%' })).toHaveCount(1);
    await expect(page.getByText('* The place of this figure was found from neighbouring years.')).toBeVisible();
  });

  test('all nineteen measures are shown, six sees of eighty years too; names of one kind are told apart', async ({ page, request }) => {
    const codes = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `long-${letter}`);
    for (const [index, code] of codes.entries()) {
      await scriptSee(request, code, Array.from({ length: 80 }, (_, year) => ({ year: 1945 + year, ...Object.fromEntries(METRICS.map((metric, place) => [metric, 1000 + index * 100 + place * 10 + year])) })), index < 2 ? 'Diocese of San José' : undefined);
    }
    await page.goto(`/trends?dioceses=${codes.join(',')}&measure=baptisms`);
    await chartsDrawn(page);
    for (const place of [1, 2, 3, 4, 5, 6]) await expect(lines(page, place)).toHaveCount(1);
    // Both ends of each line, and no mark on the years between.
    await expect(page.locator('figure.chart .recharts-surface .pt')).toHaveCount(12);
    await expect(page.locator('.pick').nth(0)).toContainText('San José (long-a)');
    await expect(page.locator('.pick').nth(1)).toContainText('San José (long-b)');
    const tops = (await page.locator('.ends li').evaluateAll((all) => all.map((label) => label.getBoundingClientRect()).map(({ top, height }) => ({ top, height })))).sort((a, b) => a.top - b.top);
    tops.slice(1).forEach(({ top }, index) => expect(top - (tops[index]?.top ?? 0)).toBeGreaterThanOrEqual((tops[index]?.height ?? 0) - 1));
    for (const metric of METRICS) {
      const { rows } = await (await request.get(`/api/trends/figures.json?dioceses=long-a&measure=${metric}`)).json();
      expect(rows, metric).toHaveLength(80);
    }
    // Each was asked for once, however many views, files and pictures came of it.
    for (const code of codes) expect(await callsFor(request, code)).toHaveLength(1);
  });

  test('a name found costs one call, and the view of its code none', async ({ page, request }) => {
    await script(request, 'Find me once', finishedTask('diocese_statistics_time_series', [{ kind: 'data', data: { source_code: 'once-1', diocese_name: 'Diocese of Once', rows: [{ year: 2000, catholics: 7 }] } }]));
    await page.goto('/trends');
    // What an agent has is not known without asking it: nothing is offered.
    await expect(page.locator('datalist')).toHaveCount(0);
    await page.getByRole('main').getByRole('textbox').fill('Find me once');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/dioceses=once-1$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Diocese of Once' })).toBeVisible();
    expect(await callsFor(request, 'Find me once')).toHaveLength(1);
    expect(await callsFor(request, 'once-1')).toHaveLength(0);
  });

  test('a see that fails leaves the others standing, and one without rows is said', async ({ page, request }) => {
    await scriptSee(request, 'good-7', [{ year: 2000, catholics: 7 }, { year: 2001, catholics: 8 }]);
    await scriptSee(request, 'empty-7', []);
    await script(request, 'bad-7', { status: 503, body: '' });
    await page.goto('/trends?dioceses=good-7,empty-7,bad-7');
    await expect(page.getByRole('row', { name: /^2001/ })).toContainText('8');
    await expect(page.getByText('The agent knows no yearly figures of Diocese of empty-7.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Read again' })).toBeVisible();
    await expect(page.locator('.pick')).toHaveCount(3);
    await expect(page.getByText('Not read: bad-7.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Table (CSV)' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Remove bad-7' }).click();
    await expect(page).toHaveURL(/dioceses=good-7,empty-7$/);
  });

  test('a table cannot run in a spreadsheet and gives names back whole (O-15); markup of a name stays text', async ({ page, request }) => {
    const names = { 'csv-1': '=HYPERLINK("http://x.example","Rome")', 'csv-2': '@SUM(1)', 'csv-3': 'Saint "X", of\nY', 'csv-4': '</text><img src=x onerror=alert(1)>' };
    for (const [code, name] of Object.entries(names)) await scriptSee(request, code, [{ year: 2000, catholics: -12 }, { year: 2001, catholics: 0 }], name);
    await page.goto(`/trends?dioceses=${Object.keys(names).join(',')}`);
    await expect(page.locator('.pick')).toHaveCount(4);
    expect(await faultsOf(page)).toEqual([]);
    const query = `dioceses=${Object.keys(names).join(',')}`;
    const text = await (await request.get(`/api/trends/figures.csv?${query}`)).text();
    const { data, errors } = parse<string[]>(text, { delimiter: ',', skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data.slice(1).map(([code, name, year, value]) => [code, name, year, value])).toEqual(Object.entries(names).flatMap(([code, name]) => {
      const written = /^[=@]/.test(name) ? `'${name}` : name;
      return [[code, written, '2000', '-12'], [code, written, '2001', '0']];
    }));
    expect((await (await request.get(`/api/trends/figures.csv?${query}&bom=1`)).body()).subarray(0, 3).toString('hex')).toBe('efbbbf');
    const svg = await (await request.get(`/api/trends/picture.svg?${query}`)).text();
    expect(svg).not.toContain('<img');
    expect(await page.evaluate((given) => new DOMParser().parseFromString(given, 'image/svg+xml').querySelector('parsererror')?.textContent, svg)).toBeUndefined();
  });

  test('files and frames never ask the agent: they have what a reader has read', async ({ request }) => {
    const refused = await request.get('/api/trends/figures.csv?dioceses=never-read');
    expect(refused.status()).toBe(409);
    expect(await refused.json()).toEqual({ error: 'not_read', dioceses: ['never-read'] });
    expect((await request.get('/preview/trends?dioceses=never-read')).status()).toBe(200);
    expect(await (await request.get('/embed/trends?dioceses=never-read')).text()).toContain('These figures have not been read here yet');
    expect(await callsFor(request, 'never-read')).toHaveLength(0);
  });
});
