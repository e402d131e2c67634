import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { test as base } from '../reader';

export { expect } from '../reader';

/** One token of a site is one allowance, which no two tests may share: each has a server of its own, with the small limits of a real account. */
export interface OwnSite {
  url: string;
  /** Ends the server and starts another: what it kept in memory is lost. */
  restart(): Promise<void>;
}

/** Of those below, oauth/other-servers.spec.ts uses some. */
const FIRST_PORT = 3220;
const LIMITS = { A2A_GENERAL_LIMIT: '5', A2A_QUESTION_LIMIT: '2' };

/** Starts a site that asks the scripted agent, and waits until it answers. @param env beside what every site needs */
export async function startSite(port: number, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-H', 'localhost', '-p', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', SITE_URL: `http://localhost:${port}`, A2A_URL: 'http://127.0.0.1:3299/rpc', A2A_TOKEN: 'CANARY-7c1', ...env },
  });
  for (let attempt = 0; ; attempt++) {
    if (await fetch(`http://localhost:${port}/api/health`).then(({ ok }) => ok, () => false)) return child;
    if (attempt > 150 || child.exitCode !== null) throw new Error(`No site on port ${port}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Ends a site at once. */
export async function endSite(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** A test with a site of its own. `limits` may be set by `test.use`. */
export const test = base.extend<{ limits: Record<string, string>; site: OwnSite }>({
  limits: [LIMITS, { option: true }],
  site: async ({ limits }, provide, { parallelIndex }) => {
    const port = FIRST_PORT + parallelIndex;
    let child = await startSite(port, limits);
    await provide({
      url: `http://localhost:${port}`,
      restart: async () => {
        await endSite(child);
        child = await startSite(port, limits);
      },
    });
    await endSite(child);
  },
  baseURL: async ({ site }, provide) => provide(site.url),
});
