import { test as base } from '../reader';
import { startSite, type Started } from '../start-program';

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

/** Starts a site that asks the scripted agent. @param env beside what every such site needs */
export function startAskingSite(port: number, env: Record<string, string>): Promise<Started> {
  return startSite(port, { A2A_URL: 'http://127.0.0.1:3299/rpc', A2A_TOKEN: 'CANARY-7c1', ...env });
}

/** A test with a site of its own. `limits` may be set by `test.use`. */
export const test = base.extend<{ limits: Record<string, string>; site: OwnSite }>({
  limits: [LIMITS, { option: true }],
  site: async ({ limits }, provide, { parallelIndex }) => {
    const port = FIRST_PORT + parallelIndex;
    let running = await startAskingSite(port, limits);
    await provide({
      url: `http://localhost:${port}`,
      restart: async () => {
        await running.stop();
        running = await startAskingSite(port, limits);
      },
    });
    await running.stop();
  },
  baseURL: async ({ site }, provide) => provide(site.url),
});
