import { spawn } from 'node:child_process';

export interface Started {
  /** All it has printed so far. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts a program of Node in a process of its own and waits until an address answers. */
export async function start(args: string[], address: string, env: Record<string, string>): Promise<Started> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'production', ...env } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => { printed += chunk.toString(); });
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill();
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
  return start(['node_modules/next/dist/bin/next', 'start', '-H', 'localhost', '-p', String(port)], `${site}/api/health`, {
    SITE_URL: site, A2A_OAUTH: 'on', SESSION_SECRET: 'only-a-test-only-a-test-only-a-test', A2A_GENERAL_LIMIT: '100000', A2A_QUESTION_LIMIT: '100000', ...env,
  });
}

/** The agent that wants a sign-in. @param metadata how its host tells where */
export function startAgent(port: number, metadata: 'host' | 'resource' | 'none', issuer: string): Promise<Started> {
  return start(['--import', 'tsx', 'e2e/oauth/signed-in-agent.ts'], `http://localhost:${port}/health`, { PORT: String(port), METADATA: metadata, ISSUER: issuer });
}

/** An authorization server that takes no new clients, but knows `configured-client` of a site. */
export function startClosedServer(port: number, site: string): Promise<Started> {
  return start(['--import', 'tsx', 'e2e/oauth/authorization-server.ts'], `http://localhost:${port}/test/log`, { PORT: String(port), REGISTRATION: 'off', CLIENT_SITE: site });
}
