import { execFileSync } from 'node:child_process';
import { call, p95, say, throughput } from './load';
import { startNext, startProgram } from './server-process';

/**
 * `npm run bench:agent`, after a build: the built-in agent against the protocol's own kit saying one constant word,
 * all in one run on one machine. Ratios count, not the seconds of this machine.
 */
const BASELINE = 'e2e/bench/baseline';
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const SOAK_SECONDS = Number(process.env.BENCH_SOAK_SECONDS ?? 60);

const NAMES = ['Catherine of Siena', 'Therese of Lisieux', 'Augustine', 'Padre Pio', 'Francis Xavier', 'Teresa of Avila', 'John Bosco', 'Szent István'];
const byName = NAMES.map((query) => call('saint_lookup', { query }));
const byId = ['jerome', 'catherine-of-siena', 'therese-of-lisieux', 'john-bosco'].map((saint_id) => call('saint_lookup', { saint_id }));
const days = ['2026-12-25', '2026-11-30', '2027-03-28', '2026-08-15', '2028-02-29'].map((day) => say('liturgical_readings', day));
const searches = ['eucharist', 'Lumen Gentium', 'social doctrine of the church', 'John 3', 'CCC 1324', 'liturgy'].map((query) => say('document_search', query));
const questions = ['What is purgatory?', 'Why do Catholics baptize infants?', 'What is the real presence?'].map((text) => say('catholic_qa', text));
const everything = [...byName, ...byId, ...days, ...searches, ...questions, call('pope_lookup', { query: 'John Paul II' }), call('diocese_lookup', { query: 'Manila' }), call('person_lookup', { query: 'Tagle' }), call('diocese_statistics_lookup', { source_code: 'dworc' }), call('saints_of_the_day', { date: '2026-03-19' }), call('document_fetch', { id: 'john-3' })];

interface Row { measure: string; value: string; ratio: string; target: string; met: boolean }

function print(rows: Row[]): void {
  const columns: (keyof Omit<Row, 'met'>)[] = ['measure', 'value', 'ratio', 'target'];
  const width = (column: keyof Omit<Row, 'met'>) => Math.max(column.length, ...rows.map((row) => row[column].length));
  const line = (cells: string[]) => console.info(`| ${cells.join(' | ')} |`);
  line([...columns.map((column) => column.padEnd(width(column))), 'met']);
  line([...columns.map((column) => '-'.repeat(width(column))), '---']);
  for (const row of rows) line([...columns.map((column) => row[column].padEnd(width(column))), row.target ? (row.met ? 'yes' : 'NO ') : '   ']);
}

async function main(): Promise<void> {
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', BASELINE], { stdio: 'ignore' });
  const rows: Row[] = [];
  const constant = [say('catholic_qa', 'anything')];

  const express = await startProgram(`${BASELINE}/express.ts`, 3402);
  await throughput(express.url, constant, 2);
  const bare = await throughput(express.url, constant, SECONDS);
  express.stop();
  rows.push({ measure: 'constant agent, express', value: `${Math.round(bare.rate)} req/s`, ratio: '', target: '', met: true });

  const next = await startNext(BASELINE, 3403);
  await throughput(next.url, constant, 2);
  const yardstick = await throughput(next.url, constant, SECONDS);
  next.stop();
  rows.push({ measure: 'constant agent, Next route', value: `${Math.round(yardstick.rate)} req/s`, ratio: '1.00', target: '', met: true });

  const started = performance.now();
  const agent = await startNext('', 3404, { A2A_AGENT_LIMIT: '100000000' });
  try {
    const before = performance.now();
    await p95(agent.url, [byName[0] ?? ''], 1);
    const firstAnswer = performance.now() - before;
    rows.push({ measure: 'first name search after start', value: `${Math.round(firstAnswer)} ms (start ${Math.round(before - started)} ms)`, ratio: '', target: '≤ 1500 ms', met: firstAnswer <= 1500 });
    await throughput(agent.url, everything, 3);

    const rated = async (measure: string, bodies: string[], least?: number) => {
      const { rate, errors } = await throughput(agent.url, bodies, SECONDS);
      const ratio = rate / yardstick.rate;
      rows.push({ measure, value: `${Math.round(rate)} req/s${errors ? `, ${errors} errors` : ''}`, ratio: ratio.toFixed(2), target: least ? `≥ ${least}` : '', met: errors === 0 && ratio >= (least ?? 0) });
    };
    await rated('saint_lookup by id', byId, 0.8);
    await rated('saint_lookup by name', byName, 0.5);
    await rated('liturgical_readings', days);
    await rated('document_search', searches);
    await rated('catholic_qa', questions);

    const timed = async (measure: string, bodies: string[], most: number) => {
      const value = await p95(agent.url, bodies, 300);
      rows.push({ measure: `${measure}, p95 of one client`, value: `${value.toFixed(1)} ms`, ratio: '', target: `≤ ${most} ms`, met: value <= most });
    };
    await timed('name search', byName, 8);
    await timed('readings of a day', days, 15);
    await timed('document_search', searches, 60);

    const memoryBefore = agent.memory();
    const soak = await throughput(agent.url, everything, SOAK_SECONDS, 50);
    const grown = agent.memory() - memoryBefore;
    rows.push({ measure: `50 clients, ${SOAK_SECONDS} s, all skills`, value: `${Math.round(soak.rate)} req/s, ${soak.errors} errors`, ratio: '', target: '0 errors', met: soak.errors === 0 });
    rows.push({ measure: 'resident memory', value: `${memoryBefore} MB, then ${grown >= 0 ? '+' : ''}${grown} MB`, ratio: '', target: '', met: true });
  } finally {
    agent.stop();
  }
  print(rows);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
