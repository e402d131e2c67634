import { afterEach, expect, it, vi } from 'vitest';
import type { Asked } from '@/lib/skills/outcome';
import { keepDay } from './keep-day';

const [readings, saints]: Asked[] = ['liturgical_readings', 'saints_of_the_day'].map((skill) => ({ skill, input: { date: '2031-03-20' } }));
const toAsk = [readings, saints].filter((one) => one !== undefined);

/** A browser whose service worker keeps what it is asked to. @param kinds how the agent answers, call by call */
function browser(kinds: string[]) {
  const asked: string[] = [];
  const kept: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: FormData }) => {
    asked.push(String(body.get('skill')));
    return Response.json({ kind: kinds.shift() });
  });
  const postMessage = ({ keep }: { keep: string }, [port]: MessagePort[]) => { kept.push(keep); port?.postMessage(true); };
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ active: { postMessage } }) } });
  return { asked, kept };
}

afterEach(() => vi.unstubAllGlobals());

it('a day that could not be read whole is not kept, and tried again only what failed is asked', async () => {
  const { asked, kept } = browser(['found', 'failed', 'not-found']);
  const answered = new Set<Asked>();
  expect(await keepDay('/calendar/2031-03-20', toAsk, answered)).toBe(false);
  expect(kept).toEqual([]);
  expect(await keepDay('/calendar/2031-03-20', toAsk, answered)).toBe(true);
  expect(await keepDay('/calendar/2031-03-20', toAsk, answered)).toBe(true);
  expect(asked).toEqual(['liturgical_readings', 'saints_of_the_day', 'saints_of_the_day']);
  expect(kept).toEqual(['/calendar/2031-03-20', '/calendar/2031-03-20']);
});

it('an answer that cannot be read is no reason to stop with an error', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
  expect(await keepDay('/calendar/2031-03-20', toAsk, new Set())).toBe(false);
});
