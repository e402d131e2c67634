import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { compared, memoryUnder, p95, throughput } from './load';
import { byId, byName, constant, days, everything, ofEachSkill, questions, searches, usual } from './questions';
import { BASELINE, buildBaseline, startNext, startProgram, type Measured } from './server-process';
import { table, type Row } from './table';

/**
 * `npm run bench:agent`, after a build: the built-in agent against the protocol's own kit saying one constant word,
 * all in one run on one machine. Ratios count, not the seconds of this machine; so the two take turns, and other load hits both.
 * The table is printed, and kept in agent-last-run.md unless the run was a shortened one.
 */
const KEPT = 'e2e/bench/agent-last-run.md';
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const SOAK_SECONDS = Number(process.env.BENCH_SOAK_SECONDS ?? 60);
const UNLIMITED = { A2A_AGENT_LIMIT: '100000000' };

async function expressRow(): Promise<Row> {
  const express = await startProgram(`${BASELINE}/express.ts`, 3402);
  await throughput(express.url, constant, 2);
  const { rate } = await throughput(express.url, constant, SECONDS);
  express.stop();
  return { measure: 'constant agent, express', value: `${Math.round(rate)} req/s` };
}

/** The first use of everything: what it takes of time and of memory. */
async function firstUse(agent: Measured, startedIn: number): Promise<Row[]> {
  const idle = agent.memory();
  const firsts: number[] = [];
  for (const body of ofEachSkill) firsts.push(await p95(agent.url, [body], 1));
  const first = Math.max(...firsts);
  await p95(agent.url, usual, usual.length);
  const used = agent.memory();
  await p95(agent.url, everything, everything.length);
  const strange = agent.memory();
  return [
    { measure: 'slowest first answer of a skill', value: `${Math.round(first)} ms (start ${Math.round(startedIn)} ms)`, target: '≤ 1500 ms', met: first <= 1500 },
    { measure: 'resident after every skill was used', value: `${used} MB (idle ${idle} MB)`, target: '≤ 250 MB', met: used <= 250 },
    { measure: 'and after misspellings and all calendars', value: `${strange} MB` },
  ];
}

async function rates(agent: Measured, yardstick: Measured): Promise<Row[]> {
  const mixes: [string, string[], number?][] = [
    ['saint_lookup by id', byId, 0.8],
    ['saint_lookup by name', byName, 0.5],
    ['liturgical_readings', days],
    ['document_search', searches],
    ['catholic_qa', questions],
  ];
  await throughput(yardstick.url, constant, 3);
  await throughput(agent.url, everything, 3);
  const rows: Row[] = [];
  const yardsticks: number[] = [];
  for (const [measure, bodies, least] of mixes) {
    const { rate, errors, ratio, yardstickRate } = await compared({ url: agent.url, bodies }, { url: yardstick.url, bodies: constant }, SECONDS);
    yardsticks.push(yardstickRate);
    const target = least === undefined ? undefined : `≥ ${least}`;
    rows.push({ measure, value: `${Math.round(rate)} req/s, ${errors} errors`, ratio: ratio.toFixed(2), target, met: errors === 0 && ratio >= (least ?? 0) });
  }
  const mean = yardsticks.reduce((sum, rate) => sum + rate, 0) / yardsticks.length;
  return [{ measure: 'constant agent, Next route', value: `${Math.round(mean)} req/s`, ratio: '1.00' }, ...rows];
}

async function delays(agent: Measured): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [measure, bodies, most] of [['name search', byName, 8], ['readings of a day', days, 15], ['document_search', searches, 60]] as const) {
    const value = await p95(agent.url, bodies, 300);
    rows.push({ measure: `${measure}, p95 of one client`, value: `${value.toFixed(1)} ms`, target: `≤ ${most} ms`, met: value <= most });
  }
  return rows;
}

/** Flat: the last third of the time needs no more than a tenth above what the second third needed; in the first the stores fill. */
async function soak(agent: Measured): Promise<Row[]> {
  const { rate, errors, thirds } = await memoryUnder(agent, everything, SOAK_SECONDS, 50);
  const [first, second, last] = thirds;
  return [
    { measure: `50 clients, ${SOAK_SECONDS} s, all skills`, value: `${Math.round(rate)} req/s, ${errors} errors`, target: '0 errors', met: errors === 0 },
    { measure: 'resident meanwhile, mean of each third', value: `${first}, ${second}, ${last} MB`, target: 'last ≤ 1.1 × second', met: last <= 1.1 * second },
  ];
}

async function main(): Promise<void> {
  buildBaseline();
  const rows = [await expressRow()];
  const before = performance.now();
  const agent = await startNext('', 3404, UNLIMITED);
  const startedIn = performance.now() - before;
  const yardstick = await startNext(BASELINE, 3403);
  try {
    rows.push(...(await firstUse(agent, startedIn)));
    rows.push(...(await rates(agent, yardstick)));
    yardstick.stop();
    rows.push(...(await delays(agent)), ...(await soak(agent)));
  } finally {
    agent.stop();
    yardstick.stop();
  }
  const printed = table(rows);
  console.info(printed);
  if (process.env.BENCH_SECONDS || process.env.BENCH_SOAK_SECONDS) return;
  const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.version}`;
  writeFileSync(KEPT, `# The last full run of \`npm run bench:agent\`\n\n${machine}\n\n${printed}\n`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
