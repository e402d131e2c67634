import { describe, expect, it } from 'vitest';
import { monthName } from '@/lib/format';
import { liturgyLocales } from './locale';
import { monthPhrase } from './month-phrase';

describe('a month with its year', () => {
  it('is read by the name of every month in every language, from either side', () => {
    for (const locale of liturgyLocales) {
      for (let month = 1; month <= 12; month += 1) {
        const expected = `2027-${String(month).padStart(2, '0')}`;
        const typed = locale === 'zh' ? [`2027年${month}月`] : [`${monthName(month, locale)} 2027`, `2027. ${monthName(month, locale)}`];
        for (const phrase of typed) expect(monthPhrase(phrase, liturgyLocales), `${locale} ${phrase}`).toBe(expected);
      }
    }
  });

  it.each([['Mar 2027', '2027-03'], ['MARCH OF 2027', '2027-03'], ['03/2027', '2027-03'], ['3.2027', '2027-03'], ['2027-3', '2027-03'], ['二〇二七年三月', '2027-03']])('%s', (phrase, month) =>
    expect(monthPhrase(phrase, liturgyLocales)).toBe(month));

  it.each(['March', '3 March 2027', 'March 27', '13/2027', 'Easter 2027', '2027', 'March 2027 Easter', ''])('%j is none', (phrase) => expect(monthPhrase(phrase, liturgyLocales)).toBeUndefined());
});
