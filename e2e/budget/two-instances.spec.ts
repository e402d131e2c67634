import { expect, test } from '../reader';
import { redisServer, startRedis } from '../redis-process';
import { asPerson, callsFor, finishedTask, script } from '../scripted';
import { endSite, startSite } from './own-site';

const [ONE, TWO] = [3230, 3231];
const saint = (id: string) => finishedTask('saint_profile', [{ kind: 'data', data: { saint_id: id, primary_name: `Saint ${id}` } }]);

test.describe('two instances of the site with one Redis', () => {
  test.skip(!redisServer, 'there is no redis-server here');

  test('act as one: what one has read the other shows, both draw on one allowance; without Redis both go on and say so', async ({ request }, { repeatEachIndex }) => {
    const [shared, second, third, fourth, fifth] = Array.from({ length: 5 }, (_, i) => `both-${repeatEachIndex}-${i}`) as [string, string, string, string, string];
    const redis = await startRedis();
    const env = { REDIS_URL: redis.url, A2A_GENERAL_LIMIT: '3' };
    const sites = await Promise.all([startSite(ONE, env), startSite(TWO, env)]);
    const open = async (port: number, id: string) => (await request.get(`http://localhost:${port}/saints/${id}`, asPerson)).text();
    const storeOf = async (port: number) => ((await (await request.get(`http://localhost:${port}/api/health`)).json()) as { store: string }).store;
    try {
      for (const id of [shared, second, third, fourth, fifth]) await script(request, id, { ...saint(id), delayMs: 200 });
      const cold = await Promise.all([open(ONE, shared), open(TWO, shared), open(ONE, shared), open(TWO, shared)]);
      expect(cold.every((html) => html.includes(`Saint ${shared}`))).toBe(true);
      expect(await callsFor(request, shared)).toHaveLength(1);
      expect(await open(ONE, second)).toContain(`Saint ${second}`);
      expect(await open(TWO, third)).toContain(`Saint ${third}`);
      expect(await open(ONE, fourth)).toContain('This page waits for its turn');
      expect(await callsFor(request, fourth)).toHaveLength(0);

      await redis.stop();
      await expect.poll(() => storeOf(ONE)).toBe('redis-down');
      expect(await open(TWO, fifth)).toContain(`Saint ${fifth}`);
    } finally {
      await Promise.all(sites.map(endSite));
      await redis.stop().catch(() => undefined);
    }
  });
});
