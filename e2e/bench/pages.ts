import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { hammer, joined, open, rateOf, say, warmUp, type PageLoad } from './pages-load';
import { PROFILE, VISITED } from './pages-visited';
import { visitors } from './pages-visitors';
import { everything } from './questions';
import { BASELINE, buildBaseline, startNext, startProgram, type Measured } from './server-process';
import { table, type Row } from './table';

/**
 * `npm run bench:pages`, after a build: pages of a remote agent that needs 400 ms, once they are cached, against an empty page of Next
 * in the same run; then many visitors, and how often the agent was called for them. Ratios count, not the seconds of this machine.
 * The table is printed, and kept in pages-last-run.md unless the run was a shortened one.
 */
const KEPT = 'e2e/bench/pages-last-run.md';
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const VISIT_SECONDS = Number(process.env.BENCH_VISIT_SECONDS ?? 60);
/** Enough to keep one process busy; what is under way when a turn ends is not counted. */
const CLIENTS = 8;
const VISITORS = 200;
const TURNS = 4;
const LEAST_RATIO = 0.5;
const AGENT = 3406;
const EMPTY = 3407;
const WARM = 3405;
const COLD = 3408;

/** The agent's allowance is not what is measured. */
const connected = (port: number) => ({
  SITE_URL: `http://localhost:${port}`,
  A2A_URL: `http://127.0.0.1:${AGENT}/rpc`,
  A2A_TOKEN: 'bench-token',
  A2A_OAUTH: 'off',
  A2A_GENERAL_LIMIT: '1000000',
  A2A_QUESTION_LIMIT: '1000000',
  REDIS_URL: '',
});

const originOf = ({ url }: Measured) => new URL(url).origin;

async function calls(reset = false): Promise<{ made: number; distinct: number }> {
  const counts = (await (await fetch(`http://127.0.0.1:${AGENT}/calls${reset ? '?reset' : ''}`)).json()) as Record<string, number>;
  return { made: Object.values(counts).reduce((sum, count) => sum + count, 0), distinct: Object.keys(counts).length };
}

/** A cached page and an empty one in turns, so that what else the machine does hits both. */
async function againstEmpty(site: Measured, empty: Measured): Promise<Row[]> {
  await calls(true);
  const first = performance.now();
  await open(originOf(site) + PROFILE);
  const coldMs = performance.now() - first;
  const opened = await calls(true);
  const [own, yardstick]: [PageLoad[], PageLoad[]] = [[], []];
  await warmUp(originOf(empty));
  await warmUp(originOf(site) + PROFILE);
  const [siteBefore, emptyBefore] = [site.processor(), empty.processor()];
  for (let turn = 0; turn < TURNS; turn++) {
    yardstick.push(await hammer(originOf(empty), SECONDS / TURNS, CLIENTS));
    own.push(await hammer(originOf(site) + PROFILE, SECONDS / TURNS, CLIENTS));
  }
  const [page, nothing, { made }] = [joined(own), joined(yardstick), await calls()];
  const ratio = rateOf(page) / rateOf(nothing);
  const [pageMs, nothingMs] = [(site.processor() - siteBefore) / page.requests, (empty.processor() - emptyBefore) / nothing.requests];
  const met = ratio >= LEAST_RATIO && page.errors.length === 0;
  return [
    { measure: `empty dynamic Next page, ${CLIENTS} clients`, value: say(nothing), ratio: '1.00' },
    { measure: 'the profile, first opened', value: `${coldMs.toFixed(0)} ms, ${opened.made} call`, target: '1 call', met: opened.made === 1 },
    { measure: `the profile, cached, ${CLIENTS} clients`, value: say(page), ratio: ratio.toFixed(2), target: `≥ ${LEAST_RATIO}, 0 errors`, met },
    { measure: 'processor time of each', value: `${nothingMs.toFixed(1)} and ${pageMs.toFixed(1)} ms`, ratio: (nothingMs / pageMs).toFixed(2) },
    { measure: 'calls of the agent meanwhile', value: String(made), target: '0', met: made === 0 },
  ];
}

/** People come to a cold server. */
async function coldVisits(site: Measured): Promise<Row[]> {
  await calls(true);
  const load = await visitors(originOf(site), VISITED, VISIT_SECONDS, VISITORS);
  const { made, distinct } = await calls();
  return [
    { measure: `${VISITORS} visitors, ${VISIT_SECONDS} s, ${VISITED.length} pages, cold`, value: say(load), target: '0 errors', met: load.errors.length === 0 },
    { measure: `calls of the agent for ${load.requests} pages`, value: `${made} for ${distinct} different questions`, ratio: (made / distinct).toFixed(2), target: 'each once', met: made === distinct && made > 0 },
  ];
}

async function main(): Promise<void> {
  buildBaseline();
  const running: Measured[] = [];
  const kept = async (starting: Promise<Measured>) => {
    const server = await starting;
    running.push(server);
    return server;
  };
  const start = (folder: string, port: number, env: Record<string, string> = {}) => kept(startNext(folder, port, env));
  try {
    const agent = await kept(startProgram('e2e/bench/pages-agent.ts', AGENT, ['--conditions=react-server']));
    // Its first searches build their indexes; that is not the 400 ms of which this is about.
    for (const body of everything) await (await fetch(agent.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).text();
    const warm = await start('', WARM, connected(WARM));
    const empty = await start(BASELINE, EMPTY);
    const rows = await againstEmpty(warm, empty);
    warm.stop();
    empty.stop();
    const cold = await start('', COLD, connected(COLD));
    rows.push(...(await coldVisits(cold)), { measure: 'resident afterwards', value: `${cold.memory()} MB` });
    const printed = table(rows);
    console.info(printed);
    if (process.env.BENCH_SECONDS || process.env.BENCH_VISIT_SECONDS) return;
    const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.version}`;
    writeFileSync(KEPT, `# The last full run of \`npm run bench:pages\`\n\n${machine}; agent of 400 ms, clients on the same machine\n\n${printed}\n`);
  } finally {
    for (const server of running) server.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
