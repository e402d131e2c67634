import { expect, test } from '../reader';
import { redisServer, startRedis } from '../redis-process';
import { asPerson, callsFor, finishedTask, script } from '../scripted';
import { endSite, startSite } from './own-site';

const [ONE, TWO] = [3230, 3231];
const saint = (id: string) => finishedTask('saint_profile', [{ kind: 'data', data: { saint_id: id, primary_name: `Saint ${id}` } }]);

test.describe('two instances of the site with one Redis', () => {
  test.skip(!redisServer, 'there is no redis-server here');

  test('act as one: what one has read the other shows, both draw on one allowance; without Redis both go on and say so', async ({ request }) => {
    const redis = await startRedis();
    const env = { REDIS_URL: redis.url, A2A_GENERAL_LIMIT: '3' };
    const sites = await Promise.all([startSite(ONE, env), startSite(TWO, env)]);
    const open = async (port: number, id: string) => (await request.get(`http://localhost:${port}/saints/${id}`, asPerson)).text();
    const storeOf = async (port: number) => ((await (await request.get(`http://localhost:${port}/api/health`)).json()) as { store: string }).store;
    try {
      for (const id of ['both-1', 'both-2', 'both-3', 'both-4', 'both-5']) await script(request, id, { ...saint(id), delayMs: 200 });
      const cold = await Promise.all([open(ONE, 'both-1'), open(TWO, 'both-1'), open(ONE, 'both-1'), open(TWO, 'both-1')]);
      expect(cold.every((html) => html.includes('Saint both-1'))).toBe(true);
      expect(await callsFor(request, 'both-1')).toHaveLength(1);
      expect(await open(ONE, 'both-2')).toContain('Saint both-2');
      expect(await open(TWO, 'both-3')).toContain('Saint both-3');
      expect(await open(ONE, 'both-4')).toContain('This page waits for its turn');
      expect(await callsFor(request, 'both-4')).toHaveLength(0);

      await redis.stop();
      await expect.poll(() => storeOf(ONE)).toBe('redis-down');
      expect(await open(TWO, 'both-5')).toContain('Saint both-5');
    } finally {
      await Promise.all(sites.map(endSite));
      await redis.stop().catch(() => undefined);
    }
  });
});
