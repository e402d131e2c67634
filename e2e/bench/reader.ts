import { get } from 'node:http';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { installedChromium } from '../find-chromium.mjs';
import { longText } from '../long-text';
import { startNext, startProgram } from './server-process';
import { table, type Row } from './table';

/**
 * `npm run bench:reader`, after a build: documents of a remote agent in the reader, in a browser whose processor is slowed down four times.
 * First text: when the first paragraph is painted; blocked: time over 50 ms that long tasks take until the page has settled; scrolling: frames that
 * are late while it scrolls through the text. Seconds are those of this machine.
 */
const AGENT = 3416;
const SITE = 3415;
const SLOWDOWN = Number(process.env.BENCH_SLOWDOWN ?? 4);

const documents = [
  { name: 'short, 3 KB', id: 'bench-short', text: longText(3_000) },
  { name: '300 KB', id: 'bench-300', text: longText(300_000) },
  { name: '1.5 MB, 4,000 paragraphs', id: 'bench-1500', text: longText(1_500_000, 375) },
  { name: 'one line of 600 KB', id: 'bench-line', text: longText(600_000, 600_000) },
  { name: '5 MB', id: 'bench-5000', text: longText(5_000_000) },
];

async function tell(id: string, text: string): Promise<void> {
  const task = { kind: 'task', id: 't', contextId: 'c', status: { state: 'completed', timestamp: '2026-11-30T10:00:00Z' }, artifacts: [{ artifactId: 'a', name: 'document', parts: [{ kind: 'text', text }, { kind: 'data', data: { id, title: `Bench ${id}` } }] }] };
  await fetch(`http://127.0.0.1:${AGENT}/script`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ key: id, reply: { body: { jsonrpc: '2.0', id: '$id', result: task } } }) });
}

/** A page as a person opens it: `fetch` may not say so, and a program is given a light page. */
function open(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks))).on('error', reject);
    }).on('error', reject);
  });
}

/** What a page's scripts weigh, in KB of gzip, as they travel. */
async function scripts(page: Page): Promise<number> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /\.js(\?|$)/.test(name)));
  const sizes = await Promise.all(urls.map(async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length));
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}

interface Measured { html: number; zipped: number; first: number; blocked: number; late: string; script: number; server: number }

async function measure(page: Page, url: string): Promise<Measured> {
  await open(url);
  const started = performance.now();
  const html = await open(url);
  const server = performance.now() - started;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(() => {
    const kept = Object.assign(globalThis, { blocked: 0 });
    new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) kept.blocked += Math.max(0, duration - 50); }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForFunction(() => document.documentElement.dataset.today && document.readyState === 'complete');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const first = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);
  const blocked = await page.evaluate(() => (globalThis as unknown as { blocked: number }).blocked);
  const frames = await page.evaluate(async () => {
    const times: number[] = [];
    while (times.length < 90) {
      times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
      scrollBy(0, 900);
    }
    return times.slice(1).map((time, index) => time - (times[index] ?? 0));
  });
  const late = `${frames.filter((frame) => frame > 34).length} of ${frames.length}, longest ${Math.max(...frames).toFixed(0)} ms`;
  return { html: html.length, zipped: gzipSync(html).length, first, blocked, late, script: await scripts(page), server };
}

async function run(): Promise<void> {
  const agent = await startProgram('e2e/fake-agent.ts', AGENT);
  const site = await startNext('', SITE, { SITE_URL: `http://localhost:${SITE}`, A2A_URL: `http://127.0.0.1:${AGENT}/rpc`, A2A_TOKEN: 'bench-token', A2A_GENERAL_LIMIT: '1000000', REDIS_URL: '' });
  const browser = await chromium.launch({ executablePath: installedChromium(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    const rows: Row[] = [];
    for (const { name, id, text } of documents) {
      await tell(id, text);
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const got = await measure(page, `http://localhost:${SITE}/documents/${id}`);
      await page.close();
      const isLong = id === 'bench-300';
      rows.push({
        measure: name, value: `server ${got.server.toFixed(0)} ms, page ${(got.html / 1e6).toFixed(2)} MB (${(got.zipped / 1e6).toFixed(2)} zipped), scripts ${got.script.toFixed(0)} KB`,
      });
      rows.push({ measure: '  first text', value: `${got.first.toFixed(0)} ms`, ...(isLong ? { target: '≤ 1000 ms', met: got.first <= 1_000 } : {}) });
      rows.push({ measure: '  blocked', value: `${got.blocked.toFixed(0)} ms` });
      rows.push({ measure: '  late frames in scrolling', value: got.late });
    }
    process.stdout.write(`${table(rows)}\n`);
  } finally {
    await browser.close();
    site.stop();
    agent.stop();
  }
}

void run();
