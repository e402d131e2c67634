import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { METRICS } from '../../lib/skills/metrics';
import { installedChromium } from '../find-chromium.mjs';
import { finishedTask } from '../scripted';
import { costOf, NAMING } from './ask-browser';
import { startNext, startProgram } from './server-process';
import { table, type Row } from './table';

/**
 * `npm run bench:trends`, after a build: what a page of six lines over eighty years costs a phone's browser whose processor is made four times
 * slower, and on this machine how long the chart takes to be drawn anew and a key to be answered in it. The middle of several runs counts.
 * Milliseconds of drawing are the browser's own count of script, style and layout, so other load makes them longer, never shorter.
 */
const KEPT = 'e2e/bench/trends-last-run.md';
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const [SITE_PORT, AGENT_PORT] = [3412, 3413];
const ORIGIN = `http://localhost:${SITE_PORT}`;
const AGENT = `http://127.0.0.1:${AGENT_PORT}`;
const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'en-US', timezoneId: 'Europe/Rome', serviceWorkers: 'block' as const };
const CODES = ['a', 'b', 'c', 'd', 'e', 'f'];
const PATH = `/trends?dioceses=${CODES.join(',')}&measure=baptisms`;
const REDRAWS = 20;
const CHART = 'svg.recharts-surface';

const middle = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function scriptSees(): Promise<void> {
  for (const [index, code] of CODES.entries()) {
    const rows = Array.from({ length: 80 }, (_, year) => ({ year: 1945 + year, ...Object.fromEntries(METRICS.map((metric) => [metric, Math.round(1000 + 600 * Math.sin(year / 7 + index))])) }));
    const reply = finishedTask('diocese_statistics_time_series', [{ kind: 'data', data: { source_code: code, diocese_name: `Diocese of ${code.toUpperCase()}`, rows } }]);
    await fetch(`${AGENT}/script`, { method: 'POST', body: JSON.stringify({ key: code, reply }) });
  }
}

/** Milliseconds the page's main thread has spent on script, style and layout since it was opened. */
async function spent(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1_000 * metrics.filter(({ name }) => ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].includes(name)).reduce((sum, { value }) => sum + value, 0);
}

const nextPicture = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** How much each of some acts costs, of which every one is followed by a picture; what waiting for pictures costs itself is taken off. */
async function costOfEach(page: Page, devtools: CDPSession, act: (index: number) => Promise<unknown>): Promise<number> {
  const measured = async (does: (index: number) => Promise<unknown>) => {
    const before = await spent(devtools);
    for (let index = 0; index < REDRAWS; index++) {
      await does(index);
      await nextPicture(page);
    }
    return ((await spent(devtools)) - before) / REDRAWS;
  };
  const idle = await measured(async () => undefined);
  return (await measured(act)) - idle;
}

async function drawing(browser: Browser): Promise<Row[]> {
  const [redraws, keys]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' })).newPage();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.goto(ORIGIN + PATH);
    await comes(page);
    await page.locator(CHART).waitFor();
    // The plot alone is made wider and narrower: all six lines are computed and drawn anew, the rest of the page stays.
    redraws.push(await costOfEach(page, devtools, (index) => page.evaluate((width) => { const chart = document.querySelector<HTMLElement>('.recharts-responsive-container'); if (chart) chart.style.maxWidth = width; }, `${1000 + (index % 2) * 40}px`)));
    await page.getByRole('slider').focus();
    keys.push(await costOfEach(page, devtools, (index) => page.keyboard.press(index % 2 ? 'ArrowRight' : 'ArrowLeft')));
    await page.context().close();
  }
  return [['all lines drawn anew', redraws], ['a key in the chart', keys]].map(([measure, values]) => {
    const cost = middle(values as number[]);
    return { measure: `6 lines × 80 years: ${measure as string}`, value: `${cost.toFixed(1)} ms (${(values as number[]).map((value) => value.toFixed(1)).join(', ')})`, target: '< 16 ms', met: cost < 16 };
  });
}

/** The first sign that somebody is there: the page draws no chart for nobody. */
const comes = (page: Page) => page.mouse.wheel(0, 40);

async function opening(browser: Browser): Promise<Row[]> {
  const costs: Record<'first' | 'all', Awaited<ReturnType<typeof costOf>>[]> = { first: [], all: [] };
  for (let run = 0; run < RUNS; run++) {
    for (const part of ['first', 'all'] as const) {
      const context = await browser.newContext(PHONE);
      await context.addInitScript(NAMING);
      // The table view is the same page without a chart: all of its scripts, but what the chart brings.
      costs[part].push(await (part === 'first' ? costOf(context, `${ORIGIN}${PATH}&show=table`, SLOWER) : costOf(context, ORIGIN + PATH, SLOWER, CHART, comes)));
      await context.close();
    }
  }
  const of = (part: 'first' | 'all', field: keyof (typeof costs)['all'][number]) => middle(costs[part].map((cost) => cost[field]));
  const [first, all] = [of('first', 'scriptBytes') / 1_000, of('all', 'scriptBytes') / 1_000];
  const blocked = (measure: string, field: 'blocked' | 'blockedLater'): Row => ({ measure, value: `${of('all', field).toFixed(0)} ms (${costs.all.map((cost) => cost[field].toFixed(0)).join(', ')})`, target: '< 200 ms', met: of('all', field) < 200 });
  return [
    { measure: 'scripts without the chart, gzip', value: `${first.toFixed(0)} KB`, target: '≤ 180 KB', met: first <= 180 },
    { measure: 'scripts with the chart, gzip', value: `${all.toFixed(0)} KB`, target: '≤ 290 KB', met: all <= 290 },
    blocked('blocked in all before a reader does anything (TBT)', 'blocked'),
    blocked('blocked in all from the first sign of a reader to the chart', 'blockedLater'),
    { measure: 'largest seen, moved', value: `${of('all', 'largest').toFixed(0)} ms, ${of('all', 'shift').toFixed(3)}`, target: '≤ 0.02 moved', met: of('all', 'shift') <= 0.02 },
  ];
}

async function main(): Promise<void> {
  const agent = await startProgram('e2e/fake-agent.ts', AGENT_PORT);
  await scriptSees();
  const site = await startNext('', SITE_PORT, { SITE_URL: ORIGIN, A2A_URL: `${AGENT}/rpc`, A2A_TOKEN: 'x' });
  const browser = await chromium.launch({ executablePath: installedChromium(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    // Drawn first: a page that is opened without the browser's cache reads nothing from an agent, as a reload does not.
    const drawn = await drawing(browser);
    const printed = table([...(await opening(browser)), ...drawn]);
    console.info(printed);
    if (process.env.BENCH_RUNS) return;
    const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), load ${loadavg()[0]?.toFixed(1)}, Chromium ${browser.version()}`;
    writeFileSync(KEPT, `# The last full run of \`npm run bench:trends\`\n\n${machine}; scripted agent, ${RUNS} runs, processor ${SLOWER} times slower for the first five\n\n${printed}\n`);
  } finally {
    await browser.close();
    site.stop();
    agent.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
