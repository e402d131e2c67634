import { Agent } from 'node:http';
import { open, type PageLoad } from './pages-load';

/** All have come after so long: a server takes one new connection for each turn of its loop. */
const ARRIVAL_MS = 10_000;
/** A page is looked at for between one and three seconds. */
const PAUSE_MS = { least: 1_000, spread: 2_000 };

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The same in every run, and different for each visitor and page. */
function pauseOf(visitor: number, page: number): number {
  return PAUSE_MS.least + ((visitor * 7_919 + page * 104_729) % PAUSE_MS.spread);
}

/** Opens one page after another on a connection of its own, beginning elsewhere in the list than others. */
async function stroll(visitor: number, origin: string, paths: readonly string[], endsAt: number, load: PageLoad): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let page = 0; Date.now() < endsAt; page++) {
    const started = performance.now();
    await open(origin + (paths[(visitor + page) % paths.length] ?? '/'), agent).then(
      () => load.times.push(performance.now() - started),
      (error: unknown) => load.errors.push(error instanceof Error ? error.message : 'unknown'),
    );
    load.requests++;
    await sleep(pauseOf(visitor, page));
  }
  agent.destroy();
}

/** People who come to a site, open pages and look at each for a while. @param seconds after which nobody opens another page */
export async function visitors(origin: string, paths: readonly string[], seconds: number, count: number): Promise<PageLoad> {
  const load: PageLoad = { requests: 0, seconds, errors: [], times: [] };
  const endsAt = Date.now() + seconds * 1_000;
  const arrive = async (visitor: number) => {
    await sleep((visitor * Math.min(ARRIVAL_MS, seconds * 500)) / count);
    await stroll(visitor, origin, paths, endsAt, load);
  };
  await Promise.all(Array.from({ length: count }, (_, visitor) => arrive(visitor)));
  load.times.sort((a, b) => a - b);
  return load;
}
