import { parseFeed } from '@rowanmanning/feed-parser';
import { expect, it } from 'vitest';
import { readingsFeed } from './readings-feed';
import { beginningOf } from './today';

const odd = 'Kings & <b>priests</b> "said" ]]> 圣若瑟 ġ';

it('a feed reader that we did not write finds the texts, addresses and times in a feed', () => {
  const days = ['2026-03-19', '2026-03-18'].map((date) => ({ title: `${date}: ${odd}`, url: `https://site.example/mt/calendar/${date}?a=1&b=2`, begins: beginningOf(date, 'Europe/Malta'), lines: [odd, 'Mt 1:16'] }));
  const text = readingsFeed({ title: `Readings ${odd}`, description: 'Each day', language: 'mt', address: 'https://site.example/mt/calendar/feed.xml?tz=Europe%2FMalta&calendar=malta', home: 'https://site.example/mt/calendar', days });
  const feed = parseFeed(text);
  expect(feed.meta).toMatchObject({ type: 'atom', version: '1.0' });
  expect([feed.title, feed.url, feed.self]).toEqual([`Readings ${odd}`, 'https://site.example/mt/calendar', 'https://site.example/mt/calendar/feed.xml?tz=Europe%2FMalta&calendar=malta']);
  expect(feed.updated?.toISOString()).toBe('2026-03-18T23:00:00.000Z');
  expect(feed.items.map(({ title, url, id, updated }) => [title, url, id, updated?.toISOString()])).toEqual([
    [`2026-03-19: ${odd}`, 'https://site.example/mt/calendar/2026-03-19?a=1&b=2', 'https://site.example/mt/calendar/2026-03-19?a=1&b=2', '2026-03-18T23:00:00.000Z'],
    [`2026-03-18: ${odd}`, 'https://site.example/mt/calendar/2026-03-18?a=1&b=2', 'https://site.example/mt/calendar/2026-03-18?a=1&b=2', '2026-03-17T23:00:00.000Z'],
  ]);
  // Titles and contents are HTML: what stands in them as text is no element of it.
  expect(text).not.toContain('<b>');
  expect(text).toContain('<p>Kings &#38; &#60;b&#62;priests&#60;/b&#62; &#34;said&#34; ]]&#62; 圣若瑟 ġ</p><p>Mt 1:16</p>');
  expect(text).toContain('<![CDATA[2026-03-19: Kings &#38; &#60;b&#62;');
});
