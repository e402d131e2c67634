import { describe, expect, it } from 'vitest';
import { liturgicalYear } from './calendar';
import { daysBetween } from './plain-date';
import { principalOf, seasonsOf } from './year-at-a-glance';

describe('the seasons of a year', () => {
  it('are those of 2026', async () => {
    expect(seasonsOf(await liturgicalYear(2026)).map(({ season, from, to }) => [season, from, to])).toEqual([
      ['christmas', '2026-01-01', '2026-01-11'], ['ordinary', '2026-01-12', '2026-02-17'], ['lent', '2026-02-18', '2026-04-01'],
      ['triduum', '2026-04-02', '2026-04-04'], ['easter', '2026-04-05', '2026-05-24'], ['ordinary', '2026-05-25', '2026-11-28'],
      ['advent', '2026-11-29', '2026-12-24'], ['christmas', '2026-12-25', '2026-12-31'],
    ]);
  });

  it('follow each other without a gap in every year, from the first to the last that is computed', async () => {
    for (const year of [1970, 1999, 2000, 2024, 2038, 2100]) {
      const spans = seasonsOf(await liturgicalYear(year));
      expect(spans.map(({ season }) => season)).toEqual(['christmas', 'ordinary', 'lent', 'triduum', 'easter', 'ordinary', 'advent', 'christmas']);
      expect([spans[0]?.from, spans.at(-1)?.to]).toEqual([`${year}-01-01`, `${year}-12-31`]);
      for (const [index, span] of spans.slice(1).entries()) expect(daysBetween(spans[index]?.to ?? '', span.from)).toBe(1);
    }
  });
});

it('the principal days hold what a year is planned by, each once, and no weekday of the octave', async () => {
  for (const year of [2024, 2026, 2028]) {
    const ids = principalOf(await liturgicalYear(year)).map(({ celebrations: [{ id }] }) => id);
    for (const id of ['epiphany_of_the_lord', 'ash_wednesday', 'lent_1_sunday', 'easter_sunday', 'pentecost_sunday', 'joseph_spouse_of_mary', 'annunciation_of_the_lord', 'advent_1_sunday', 'nativity_of_the_lord', 'all_saints', 'commemoration_of_all_the_faithful_departed']) {
      expect(ids.filter((one) => one === id), `${year} ${id}`).toHaveLength(1);
    }
    expect(ids.filter((id) => /^easter_(?!sunday)/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
