import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { conversationId, historyFile, writtenConversation } from '../ask-history-file';
import { installedChromium } from '../find-chromium.mjs';
import { costOf, NAMING, slowDown, typed, type PageCost } from './ask-browser';
import { startNext } from './server-process';
import { table, type Row } from './table';

/**
 * `npm run bench:ask`, after a build: what the pages of questions cost a browser of a phone's size, whose processor is made four times slower;
 * and how soon a key is answered in a conversation of two hundred turns. Each page is opened as for the first time, the middle of several runs counts.
 * Seconds are those of this machine: other load makes them longer, never shorter. The table is printed, and kept in ask-last-run.md unless the run was a shortened one.
 */
const KEPT = 'e2e/bench/ask-last-run.md';
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const PORT = 3409;
const ORIGIN = `http://localhost:${PORT}`;
const SLOWER = 4;
const TURNS = 200;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'en-US', timezoneId: 'Europe/Rome', serviceWorkers: 'block' as const };
const SENTENCE = 'What does the Church teach about grace and merit?';

const middle = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** A conversation as long as a reader's of years. */
function longConversation(): unknown {
  const paragraph = 'Grace is *favour*, the **free and undeserved help** that God gives.[1] See [here](https://example.org).\n\n> A quotation of some length.\n\n1. one\n2. two\n\n';
  return writtenConversation(1, Array.from({ length: TURNS }, (_, index) => ({ question: `Question ${index + 1}`, text: paragraph.repeat(6), citations: [{ document_title: `Source of ${index + 1}` }] })));
}

async function phone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(NAMING);
  return context;
}

/** Asks once. @returns the address of the answer */
async function answered(browser: Browser): Promise<string> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/ask`);
  await page.locator('#question').fill('What does the Church teach about purgatory?');
  await page.locator('#question').press('Enter');
  await page.locator('aside.sources').waitFor({ timeout: 60_000 });
  await context.close();
  return page.url();
}

/** What any page of ours costs: prose in the frame, with nothing of its own to start. */
async function frameAlone(browser: Browser): Promise<Row[]> {
  return (await measured(browser, 'the frame alone (/about)', '/about')).map(({ measure, value }) => ({ measure, value }));
}

async function measured(browser: Browser, name: string, path: string, long = false): Promise<Row[]> {
  const costs: PageCost[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await phone(browser);
    if (long) {
      const page = await context.newPage();
      await page.goto(`${ORIGIN}/ask/history`);
      await page.locator('input[type=file]').setInputFiles(historyFile([longConversation()]));
      await page.getByText(/came in/).waitFor();
      await page.close();
    }
    costs.push(await costOf(context, path.startsWith('http') ? path : ORIGIN + path, SLOWER));
    await context.close();
  }
  const [bytes, blocked, largest, shift] = (['scriptBytes', 'blocked', 'largest', 'shift'] as const).map((field) => middle(costs.map((cost) => cost[field])));
  const kilobytes = (bytes ?? 0) / 1_000;
  return [
    // What draws kept turns comes after the page, and only where there are some.
    { measure: `${name}: scripts, gzip`, value: `${kilobytes.toFixed(0)} KB`, ...(long ? {} : { target: '≤ 200 KB', met: kilobytes <= 200 }) },
    { measure: `${name}: blocked in all (TBT)`, value: `${blocked?.toFixed(0)} ms (${costs.map((cost) => cost.blocked.toFixed(0)).join(', ')})`, target: '≤ 150 ms', met: (blocked ?? Infinity) <= 150 },
    { measure: `${name}: largest seen, moved`, value: `${largest?.toFixed(0)} ms, ${shift?.toFixed(3)}`, target: '≤ 2000 ms, ≤ 0.02', met: (largest ?? Infinity) <= 2_000 && (shift ?? Infinity) <= 0.02 },
  ];
}

async function typing(browser: Browser): Promise<Row[]> {
  const context = await phone(browser);
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/ask/history`);
  await page.locator('input[type=file]').setInputFiles(historyFile([longConversation()]));
  await page.getByText(/came in/).waitFor();
  await page.goto(`${ORIGIN}/ask/${conversationId(1)}`);
  await page.locator('article.kept em').last().waitFor();
  const rows = await typingOn(page, `among ${TURNS} turns`);
  await page.goto(`${ORIGIN}/ask`);
  // What this machine needs for a key among none.
  rows.push(...(await typingOn(page, 'on the start page')).map(({ measure, value }) => ({ measure, value })));
  await context.close();
  return rows;
}

async function typingOn(page: Page, where: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const slower of [1, SLOWER]) {
    const devtools = await slowDown(page, slower);
    const runs: number[][] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await typed(page, SENTENCE));
    await devtools.detach();
    // Of fewer than fifty interactions, INP is the slowest.
    const slowest = middle(runs.map((keys) => keys.at(-1) ?? Infinity));
    rows.push({ measure: `a key ${where}, processor ${slower} × slower`, value: `slowest ${slowest} ms, middle ${middle(runs.map(middle))} ms`, target: '< 100 ms', met: slowest < 100 });
  }
  return rows;
}

async function main(): Promise<void> {
  const site = await startNext('', PORT, { SITE_URL: ORIGIN });
  const browser = await chromium.launch({ executablePath: installedChromium(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    const answer = await answered(browser);
    const rows = [
      ...(await frameAlone(browser)), ...(await measured(browser, 'start', '/ask')), ...(await measured(browser, 'an answer', answer)),
      ...(await measured(browser, `${TURNS} kept turns`, `/ask/${conversationId(1)}`, true)), ...(await typing(browser)),
    ];
    const printed = table(rows);
    console.info(printed);
    if (process.env.BENCH_RUNS) return;
    const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), load ${loadavg()[0]?.toFixed(1)}, Chromium ${browser.version()}`;
    writeFileSync(KEPT, `# The last full run of \`npm run bench:ask\`\n\n${machine}; built-in agent, ${RUNS} runs, processor ${SLOWER} times slower\n\n${printed}\n`);
  } finally {
    await browser.close();
    site.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
