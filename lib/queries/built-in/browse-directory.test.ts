import { describe, expect, it } from 'vitest';
import { saints } from '@/lib/agent/directory/saints';
import { NOTHING_CHOSEN, type Browsed } from '@/lib/browse-address';
import type { Locale } from '@/lib/i18n/routing';
import { countriesOf } from './countries-of';
import { browseDirectory, PAGE_LENGTH, withOwnProvince } from './browse-directory';

/** Everybody under a letter, on all its pages. */
function idsUnder(letter: string, locale: Locale): string[] {
  const { pages } = browseDirectory('saints', { filters: { letter }, page: 1 }, locale);
  return Array.from({ length: pages }, (_, page) => browseDirectory('saints', { filters: { letter }, page: page + 1 }, locale)).flatMap(({ names }) => names.map(({ id }) => id));
}

describe('a list without a search', () => {
  it('goes through all popes, the latest first, fifty a page, each once', () => {
    const pages = [1, 2, 3, 4, 5, 6].map((page) => browseDirectory('popes', { filters: {}, page }, 'en'));
    expect(pages.map(({ names }) => names.length)).toEqual([50, 50, 50, 50, 50, 17]);
    expect(new Set(pages.flatMap(({ names }) => names.map(({ id }) => id))).size).toBe(267);
    expect(pages[0]?.names[0]).toMatchObject({ id: 'leo-xiv', ordinal: 267, to: undefined });
    expect(pages[5]?.names.at(-1)?.id).toBe('peter');
    expect(browseDirectory('popes', { filters: {}, page: 99 }, 'en')).toMatchObject({ page: 6, pages: 6 });
  });

  it('has of a century only the popes whose pontificate began in it', () => {
    const { names, total, choices } = browseDirectory('popes', { filters: { century: '20' }, page: 1 }, 'de');
    expect(total).toBe(names.length);
    for (const { from = '' } of names) expect(from >= '1901' && from < '2001').toBe(true);
    expect(names.map(({ name }) => name)).toContain('Johannes Paul II.');
    expect(choices.century?.reduce((sum, { count }) => sum + count, 0)).toBe(267);
    expect(choices.century?.[0]?.value).toBe('21');
  });

  it('has the saints of a month by their days, and narrows by status and country together', () => {
    const march = browseDirectory('saints', { filters: { month: '3' }, page: 1 }, 'en');
    expect(march.names).toHaveLength(PAGE_LENGTH);
    expect(march.names.map(({ feast }) => feast)).toEqual(march.names.map(({ feast }) => feast).toSorted());
    const blessed = browseDirectory('saints', { filters: { month: '3', status: 'blessed' }, page: 1 }, 'en');
    expect(blessed.total).toBe(march.choices.status?.find(({ value }) => value === 'blessed')?.count);
    expect(blessed.total).toBeLessThan(march.total);
    for (const { term } of blessed.names) expect(['blessed', 'group', 'martyrology-entry', 'marian-title']).toContain(term);
  });

  it('has a saint under every country of today that the profile names, with a code or without', () => {
    const idsOf = (country: string, status?: string) => {
      const filters = { country, ...(status ? { status } : {}) };
      const { pages } = browseDirectory('saints', { filters, page: 1 }, 'en');
      return Array.from({ length: pages }, (_, page) => browseDirectory('saints', { filters, page: page + 1 }, 'en')).flatMap(({ names }) => names.map(({ id }) => id));
    };
    expect(idsOf('BE', 'venerable')).toContain('victor-scheppers');
    for (const [country, name] of [['HU', 'Hungary'], ['BR', 'Brazil'], ['US', 'United States of America'], ['GB', 'Wales']] as const) {
      const named = [...saints().values()].filter((saint) => [saint.country ?? []].flat().includes(name)).map(({ saint_id: id }) => id);
      expect(named.length, name).toBeGreaterThan(1);
      const listed = new Set(idsOf(country));
      expect(named.filter((id) => !listed.has(id)), name).toEqual([]);
    }
    expect(idsOf('HU')).toEqual(expect.arrayContaining(['ladislaus-i-of-hungary', 'jozsef-mindszenty', 'stephen-of-hungary']));
  });

  it('puts nobody under a country for a realm that was: the Kingdom of Italy was more and less than Italy', () => {
    for (const saint of saints().values()) {
      const names = [saint.country ?? []].flat();
      if (names.length > 0 && !saint.country_code && names.every((name) => /Kingdom|Empire|Republic of (?:Venice|Genoa|Pisa)|Reich|Union|Rome/.test(name) && name !== 'United Kingdom')) expect(countriesOf(saint), saint.saint_id).toEqual([]);
    }
  });

  it('leaves nobody out of the letters', () => {
    const { choices, total } = browseDirectory('saints', NOTHING_CHOSEN, 'de');
    expect(choices.letter?.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  it.each<[Locale, string, string, string]>([
    ['de', 'agnes-of-rome', 'a', 'h'], ['de', 'jerome', 'h', 'j'], ['fr', 'agnes-of-rome', 'a', 's'], ['fr', 'bernadette-soubirous', 'b', 's'],
    ['hu', 'agnes-of-rome', 'a', 's'], ['mt', 'agnes-of-rome', 'a', 's'], ['mt', 'cecilia-of-rome', 'c', 's'],
  ])('sorts by the name and not by the "Saint" before it: in %s %s is under %s', (locale, id, letter, other) => {
    expect(idsUnder(letter, locale)).toContain(id);
    expect(idsUnder(other, locale)).not.toContain(id);
  });

  it('keeps letters with a stroke among the others', () => {
    for (const { name } of browseDirectory('saints', { filters: { letter: 'other' }, page: 1 }, 'en').names) expect(name).not.toMatch(/^[ŁłĐđØøÆæŒœĦħÞþ]/);
  });

  it('has the sees of a province with the country as it is, and cardinals by consistory', () => {
    const country = browseDirectory('dioceses', { filters: { country: 'PH' }, page: 1 }, 'en');
    const [province] = country.choices.province ?? [];
    const sees = browseDirectory('dioceses', { filters: { country: 'PH', province: province?.value ?? '' }, page: 1 }, 'en');
    expect(sees.total).toBe(province?.count);
    for (const { countryCode } of sees.names) expect(countryCode).toBe('PH');
    const narrowed = browseDirectory('dioceses', { filters: { country: 'PH', province: 'Manila' }, page: 1 }, 'en');
    expect(narrowed.choices.country).toEqual(country.choices.country);
    expect(browseDirectory('dioceses', { filters: { country: 'US' }, page: 1 }, 'en').choices.province?.length).toBeGreaterThan(5);
    const { choices } = browseDirectory('clergy', NOTHING_CHOSEN, 'en');
    expect(choices.order?.map(({ value }) => value)).toEqual(['cardinal-bishop', 'cardinal-deacon', 'cardinal-priest']);
    const [latest] = choices.consistory ?? [];
    expect(browseDirectory('clergy', { filters: { consistory: latest?.value ?? '' }, page: 1 }, 'en').total).toBe(latest?.count);
    expect(browseDirectory('clergy', NOTHING_CHOSEN, 'en').names[0]?.id).toBe('giovanni-battista-re');
  });

  it('has no province of another country', () => {
    const chosen = (filters: Browsed['filters']) => withOwnProvince({ filters, page: 2 });
    expect(chosen({ country: 'PH', province: 'Manila' })).toEqual({ filters: { country: 'PH', province: 'Manila' }, page: 2 });
    expect(chosen({ country: 'DE', province: 'Manila' })).toEqual({ filters: { country: 'DE' }, page: 2 });
    expect(chosen({ province: 'Manila' })).toEqual({ filters: { province: 'Manila' }, page: 2 });
    expect(chosen({ month: '3' })).toEqual({ filters: { month: '3' }, page: 2 });
  });

  it('is empty, not broken, for a value that nobody bears', () => {
    expect(browseDirectory('saints', { filters: { country: 'ZZ' }, page: 3 }, 'en')).toMatchObject({ names: [], total: 0, page: 1, pages: 1 });
  });
});
