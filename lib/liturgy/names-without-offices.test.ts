import { expect, it } from 'vitest';
import { celebrationIndex } from './celebration-index';
import { resolveDatePhrase } from './date-phrase';
import { namedCelebrations } from './name-tables';
import { nameKey } from './phrase-text';

const OFFICES = /^((?:[\p{L}-]+ )?Szent (?:[IVX]+\. )?[\p{L}-]+) (?:szűz|vértanú|püspök|apát|áldozópap|pápa|diakónus|remete|szerzetes|szerzetesnő|apostol|evangélista|király|herceg)(?: és (?:vértanú|egyháztanító|evangélista))?$/u;

it.each(['general', 'hungary'] as const)('every saint is found in Hungarian without what he was, in the calendar %s', async (calendar) => {
  const index = await celebrationIndex('hu', calendar);
  const named = namedCelebrations.flatMap(({ id, hu }) => {
    const bare = OFFICES.exec(hu ?? '')?.[1];
    return bare && hu && index.get(nameKey(hu)) ? [{ id, bare }] : [];
  });
  expect(named.length).toBeGreaterThan(80);
  const missed = named.filter(({ id, bare }) => !index.get(nameKey(bare))?.includes(id));
  expect(missed.map(({ bare }) => bare)).toEqual([]);
});

it.each([['Szent Ágnes', '2027-01-21'], ['Szent Balázs napja', '2027-02-03'], ['Szent Ágota 2028', '2028-02-05'], ['Fisher Szent János és Morus Szent Tamás 2027', '2027-06-22'], ['Miki Szent Pál 2027', '2027-02-06'], ['Szent Pál megtérése 2028', '2028-01-25']])('%s is %s', async (phrase, date) => {
  for (const calendar of ['general', 'hungary'] as const) expect((await resolveDatePhrase(phrase, { today: '2026-12-01', calendar }))?.date).toBe(date);
});
