import { spawn } from 'node:child_process';

export interface Started {
  /** All it has printed so far. */
  log(): string;
  /** Ends it at once: what it kept in memory is lost. */
  stop(): Promise<void>;
}

/**
 * Starts a program of Node in a process of its own and waits until an address answers.
 * @throws when it ends before, or does not answer within half a minute
 */
export async function start(args: string[], address: string, env: Record<string, string>): Promise<Started> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'production', ...env } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => { printed += chunk.toString(); });
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (child.exitCode !== null) break;
    if (await fetch(address).then(({ ok }) => ok, () => false)) return { log: () => printed, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error(`Nothing answers at ${address}: ${printed.slice(-400)}`);
}

/** This site, built, with an environment of its own. */
export function startSite(port: number, env: Record<string, string>): Promise<Started> {
  const site = `http://localhost:${port}`;
  return start(['node_modules/next/dist/bin/next', 'start', '-H', 'localhost', '-p', String(port)], `${site}/api/health`, { SITE_URL: site, ...env });
}
