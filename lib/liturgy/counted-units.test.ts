import { describe, expect, it } from 'vitest';
import { countedFromAnother, countedFromToday } from './counted-units';
import { resolveDatePhrase } from './date-phrase';
import type { LiturgyLocale } from './locale';
import { addDays, addMonths } from './plain-date';

const today = '2026-12-01';
const read = async (phrase: string) => (await resolveDatePhrase(phrase, { today }))?.date;

/** Two of each unit in each language: forward and back from today, and the words of the unit before and after Christmas. */
const two: Record<LiturgyLocale, { later: (unit: string) => string; earlier: (unit: string) => string; before: (unit: string) => string; after: (unit: string) => string; units: [string, string, string, string] }> = {
  en: { units: ['days', 'weeks', 'months', 'years'], later: (unit) => `in two ${unit}`, earlier: (unit) => `2 ${unit} ago`, before: (unit) => `two ${unit} before Christmas 2030`, after: (unit) => `2 ${unit} after Christmas 2030` },
  de: { units: ['Tage', 'Wochen', 'Monate', 'Jahre'], later: (unit) => `in zwei ${unit.replace(/e$/, 'en')}`, earlier: (unit) => `vor 2 ${unit.replace(/e$/, 'en')}`, before: (unit) => `zwei ${unit} vor Weihnachten 2030`, after: (unit) => `2 ${unit} nach Weihnachten 2030` },
  fr: { units: ['jours', 'semaines', 'mois', 'ans'], later: (unit) => `dans deux ${unit}`, earlier: (unit) => `il y a 2 ${unit}`, before: (unit) => `deux ${unit} avant Noël 2030`, after: (unit) => `2 ${unit} après Noël 2030` },
  hu: { units: ['nap', 'hét', 'hónap', 'év'], later: (unit) => `két ${unit} múlva`, earlier: (unit) => `2 ${withCase(unit)} ezelőtt`, before: (unit) => `két ${withCase(unit)} 2030 karácsony előtt`, after: (unit) => `2030 karácsony után 2 ${withCase(unit)}` },
  zh: { units: ['天', '周', '个月', '年'], later: (unit) => `两${unit}后`, earlier: (unit) => `2${unit}前`, before: (unit) => `2030年圣诞节前两${unit}`, after: (unit) => `2030年圣诞节后2${unit}` },
  mt: { units: ['ijiem', 'ġimgħat', 'xhur', 'snin'], later: (unit) => `fi żmien 2 ${unit}`, earlier: (unit) => `2 ${unit} ilu`, before: (unit) => `2 ${unit} qabel il-Milied 2030`, after: (unit) => `2 ${unit} wara l-Milied 2030` },
};

function withCase(unit: string): string {
  return { nap: 'nappal', hét: 'héttel', hónap: 'hónappal', év: 'évvel' }[unit] ?? unit;
}

describe('days, weeks, months and years', () => {
  it.each(Object.keys(two) as LiturgyLocale[])('are counted in %s from today and from another day, both ways', async (locale) => {
    const { units, later, earlier, before, after } = two[locale];
    const far = [(date: string, sign: number) => addDays(date, 2 * sign), (date: string, sign: number) => addDays(date, 14 * sign), (date: string, sign: number) => addMonths(date, 2 * sign), (date: string, sign: number) => addMonths(date, 24 * sign)];
    for (const [index, unit] of units.entries()) {
      expect(await read(later(unit)), later(unit)).toBe(far[index]?.(today, 1));
      expect(await read(earlier(unit)), earlier(unit)).toBe(far[index]?.(today, -1));
      expect(await read(before(unit)), before(unit)).toBe(far[index]?.('2030-12-25', -1));
      expect(await read(after(unit)), after(unit)).toBe(far[index]?.('2030-12-25', 1));
    }
  });

  it.each([
    ['a year from today', '2027-12-01'], ['a month ago', '2026-11-01'], ['a week from Sunday', '2026-12-13'], ['two weeks from Sunday', '2026-12-20'], ['forty days after Easter 2027', '2027-05-07'],
    ['einen Monat nach Ostern 2027', '2027-04-28'], ['egy éve', '2025-12-01'], ['három hete', '2026-11-10'],
    ['ġimgħa ilu', '2026-11-24'], ['sena ilu', '2025-12-01'], ['xahrejn ilu', '2026-10-01'], ['fi tlett ijiem', '2026-12-04'], ['fi tlitt ijiem', '2026-12-04'], ['jumejn qabel il-Milied', '2026-12-23'],
    ['one month after 31 January 2027', '2027-02-28'], ['a year after 29 February 2028', '2029-02-28'], ['two months before 31 January 2027', '2026-11-30'],
    ['in 9999 years', undefined], ['9999 years before Christmas', undefined], ['weeks ago', undefined], ['x weeks ago', undefined], ['in two', undefined], ['two weeks before banana', undefined], ['jiem ilu', undefined],
  ])('%s is %s', async (phrase, date) => {
    expect(await read(phrase)).toBe(date);
  });

  it('that are counted from another day leave that day as it was written', () => {
    expect(countedFromToday('two weeks before christmas', 'en')).toBeUndefined();
    expect(countedFromAnother('two weeks before christmas', 'en').map(({ other }) => other)).toEqual(['christmas']);
    expect(countedFromAnother('圣诞节前两周', 'zh').map(({ other }) => other)).toEqual(['圣诞节']);
  });
});
