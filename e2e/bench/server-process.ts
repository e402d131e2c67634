import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

const NEXT = 'node_modules/next/dist/bin/next';

/** The yardstick's own little app: a constant agent and an empty page. */
export const BASELINE = 'e2e/bench/baseline';

/** Builds it anew. What an earlier build left there, a tsconfig.json of Next's own among it, makes the next one look for modules elsewhere. */
export function buildBaseline(): void {
  for (const left of ['.next', 'tsconfig.json']) rmSync(`${BASELINE}/${left}`, { recursive: true, force: true });
  execFileSync(process.execPath, [NEXT, 'build', BASELINE], { stdio: 'ignore' });
  rmSync(`${BASELINE}/tsconfig.json`, { force: true });
}

/** A server under measurement, in a process of its own. */
export interface Measured {
  url: string;
  /** Resident memory in MB, of the process that answers. */
  memory(): number;
  /** Processor time in milliseconds since its start: what other programs do meanwhile is not in it. NaN where the system does not tell. */
  processor(): number;
  stop(): void;
}

/** Linux tells it in hundredths of a second. */
function processorTime(pid: number | undefined): number {
  try {
    const [, , , , , , , , , , , user, system] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');
    return (Number(user) + Number(system)) * 10;
  } catch {
    return Number.NaN;
  }
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    if (await fetch(url).then(() => true, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Nothing answers at ${url}.`);
}

async function started(args: string[], port: number, env: Record<string, string>): Promise<Measured> {
  const child: ChildProcess = spawn(process.execPath, args, { stdio: 'ignore', env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env } });
  const url = `http://localhost:${port}/api/a2a`;
  await answers(url);
  return {
    url,
    memory: () => Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1024),
    processor: () => processorTime(child.pid),
    stop: () => child.kill(),
  };
}

/** Starts a built Next app. @param folder empty for the product itself */
export function startNext(folder: string, port: number, env: Record<string, string> = {}): Promise<Measured> {
  return started([NEXT, 'start', ...(folder ? [folder] : []), '-p', String(port)], port, env);
}

/** Starts a TypeScript program that listens on PORT. @param flags of Node */
export function startProgram(file: string, port: number, flags: string[] = []): Promise<Measured> {
  return started([...flags, '--import', 'tsx', file], port, {});
}
