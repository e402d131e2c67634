import { parseFeed } from '@rowanmanning/feed-parser';
import type { APIRequestContext } from '@playwright/test';
import { sync, type VEvent } from 'node-ical';
import { expect, test } from './reader';

async function events(request: APIRequestContext, path: string): Promise<VEvent[]> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  return Object.values(sync.parseICS(await response.text())).filter((one): one is VEvent => one?.type === 'VEVENT');
}

const dayOf = ({ start }: VEvent) => (start ? `${start.getFullYear()}-${String(start.getMonth() + 1).padStart(2, '0')}-${String(start.getDate()).padStart(2, '0')}` : '');

test('a month, a year and a day are calendar files: every day once, whole, with its name and an id that is the same in all of them', async ({ request }) => {
  const month = await events(request, '/calendar/2028-02.ics');
  expect(month.map(dayOf)).toEqual(Array.from({ length: 29 }, (_, index) => `2028-02-${String(index + 1).padStart(2, '0')}`));
  expect(month.every(({ datetype }) => datetype === 'date')).toBe(true);
  const year = await events(request, '/calendar/2028.ics');
  expect([year.length, new Set(year.map(({ uid }) => uid)).size]).toEqual([366, 366]);
  const [day] = await events(request, '/calendar/2028-02-29.ics');
  for (const all of [year, month]) expect(all.find((one) => dayOf(one) === '2028-02-29')).toMatchObject({ uid: day?.uid, summary: day?.summary });
  expect(day?.uid).toMatch(/^2028-02-29\.general@/);
  const german = await events(request, '/de/calendar/2026-11.ics?calendar=germany');
  expect(german.find((one) => dayOf(one) === '2026-11-19')?.summary).toMatch(/Elisabeth/);
  expect(german[0]?.uid).toMatch(/\.germany@/);
});

test('a feast has the day on which it is kept each year, and says where it was moved or gives way (O-32)', async ({ request }) => {
  const joseph = await events(request, '/calendar/feast-joseph_spouse_of_mary.ics');
  expect(joseph.length).toBeGreaterThan(9);
  const moved = joseph.find((one) => dayOf(one) === '2028-03-20');
  expect(moved?.description).toMatch(/^Moved from 19\sMarch\s2028$/);
  expect(joseph.some((one) => dayOf(one) === '2028-03-19')).toBe(false);
  const jerome = await events(request, '/calendar/feast-jerome_of_stridon_priest.ics');
  expect(jerome.find((one) => dayOf(one) === '2029-09-30')?.summary).toMatch(/gives way to: .*Sunday/);
});

test('the feed holds today and the days before where the reader is, and none that has not begun', async ({ request }) => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
    const response = await request.get(`/mt/calendar/feed.xml?tz=${encodeURIComponent(zone)}&calendar=malta`);
    expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    const feed = parseFeed(await response.text());
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date());
    expect(feed.items).toHaveLength(7);
    expect(feed.items[0]?.url).toContain(`/mt/calendar/${today}?calendar=malta`);
    expect(feed.items[0]?.updated?.getTime()).toBeLessThanOrEqual(Date.now());
    expect(feed.self).toContain('tz=Pacific%2F');
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(7);
  }
  expect(parseFeed(await (await request.get('/calendar/feed.xml?tz=No%2FWhere&calendar=atlantis')).text()).items).toHaveLength(7);
});

test('what is no file of the calendar says so, and how files are named', async ({ request }) => {
  for (const name of ['2026-13.ics', '2026-02-30.ics', '1969.ics', '2101-01.ics', 'feast-nobody_at_all.ics', 'x.ics', 'feast-.ics', '2026-03-19.ics.ics', '%2e%2e.ics']) {
    const response = await request.get(`/calendar/${name}`);
    expect(response.status(), name).toBe(404);
    expect(await response.text(), name).toMatch(/There is no such file|no page/i);
  }
  expect((await request.post('/calendar/2026.ics', { headers: { 'sec-fetch-site': 'same-origin' } })).status()).toBe(405);
  expect((await request.head('/calendar/2026-03.ics')).status()).toBe(200);
});

test('the choice of a calendar is taken from our own pages only, and leads nowhere else', async ({ request }) => {
  const send = (headers: Record<string, string>, multipart: Record<string, string>) => request.post('/api/calendar', { headers, multipart, maxRedirects: 0 });
  expect((await send({ origin: 'https://evil.example' }, { country: 'germany', path: '/calendar' })).status()).toBe(403);
  const own = { 'sec-fetch-site': 'same-origin' };
  for (const path of ['https://evil.example/', '//evil.example', '/\\evil.example', '/api/health']) {
    const response = await send(own, { country: 'germany', path });
    expect([response.status(), response.headers().location], path).toEqual([303, '/?calendar=germany']);
  }
  const odd = await send(own, { country: 'atlantis', sundays: 'own', path: '/de/calendar/2026?x=1&calendar=malta' });
  expect(odd.headers().location).toBe('/de/calendar/2026?x=1');
});
