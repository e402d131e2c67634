import { expect, test } from '../reader';
import { redisServer, startRedis } from '../redis-process';
import { asPerson, callsFor, finishedTask, script } from '../scripted';
import { startAskingSite } from './own-site';

const [ONE, TWO] = [3230, 3231];
const saint = (id: string) => finishedTask('saint_profile', [{ kind: 'data', data: { saint_id: id, primary_name: `Saint ${id}` } }]);

test.describe('two instances of the site with one Redis', () => {
  test.skip(!redisServer, 'there is no redis-server here');

  test('act as one: what one has read the other shows, both draw on one allowance; without Redis both go on and say so', async ({ request }, { repeatEachIndex }) => {
    const [shared, second, third, fourth, fifth] = Array.from({ length: 5 }, (_, i) => `both-${repeatEachIndex}-${i}`) as [string, string, string, string, string];
    const redis = await startRedis();
    const env = { REDIS_URL: redis.url, A2A_GENERAL_LIMIT: '3' };
    const sites = await Promise.all([startAskingSite(ONE, env), startAskingSite(TWO, env)]);
    const open = async (port: number, id: string) => (await request.get(`http://localhost:${port}/saints/${id}`, asPerson)).text();
    const storeOf = async (port: number) => ((await (await request.get(`http://localhost:${port}/api/health`)).json()) as { store: string }).store;
    try {
      for (const id of [shared, second, third, fourth, fifth]) await script(request, id, { ...saint(id), delayMs: 200 });
      const cold = await Promise.all([open(ONE, shared), open(TWO, shared), open(ONE, shared), open(TWO, shared)]);
      expect(cold.every((html) => html.includes(`Saint ${shared}`))).toBe(true);
      expect(await callsFor(request, shared)).toHaveLength(1);
      expect(await open(ONE, second)).toContain(`Saint ${second}`);
      expect(await open(TWO, third)).toContain(`Saint ${third}`);
      const waits = await open(ONE, fourth);
      expect(waits).toContain('This page waits for its turn');

      // The other one knows the place, shows it to who loads the page there, and can have it left.
      const id = /id\\":\\"([0-9a-f-]{36})\\",\\"place/.exec(waits)?.[1];
      const queue = (port: number) => `http://localhost:${port}/api/queue/${id}`;
      const stateOn = async (port: number) => ((await (await request.get(`${queue(port)}?now`)).json()) as { state: string }).state;
      await expect.poll(() => stateOn(TWO)).toBe('waiting');
      const reloaded = await request.get(`http://localhost:${TWO}/saints/${fourth}`, { headers: { ...asPerson.headers, 'cache-control': 'max-age=0' } });
      expect(await reloaded.text()).toContain(`id\\":\\"${id}\\",\\"place`);
      expect(await (await request.delete(queue(TWO))).json()).toMatchObject({ state: 'left' });
      await expect.poll(() => stateOn(ONE)).toBe('left');
      await expect.poll(() => stateOn(TWO)).toBe('left');
      expect((await request.get(`http://localhost:${TWO}/api/queue/${crypto.randomUUID()}?now`)).status()).toBe(404);
      expect(await callsFor(request, fourth)).toHaveLength(0);

      await redis.stop();
      await expect.poll(() => storeOf(ONE)).toBe('redis-down');
      expect(await open(TWO, fifth)).toContain(`Saint ${fifth}`);
    } finally {
      await Promise.all(sites.map((site) => site.stop()));
      await redis.stop().catch(() => undefined);
    }
  });
});
