import { describe, expect, it } from 'vitest';
import { resolveDatePhrase } from './date-phrase';
import { weekdayOf } from './plain-date';

const today = '2026-11-30';
const read = (phrase: string) => resolveDatePhrase(phrase, { today });

describe('a weekday of a month, on Monday 30 November 2026', () => {
  it.each([
    ['first Friday of December 2026', '2026-12-04'], ['the first Friday in December', '2026-12-04'], ['1st Friday of December', '2026-12-04'],
    ['third Sunday of January 2027', '2027-01-17'], ['last Sunday of October 2027', '2027-10-31'], ['readings for the second Sunday of January 2027', '2027-01-10'],
    ['erster Freitag im Dezember', '2026-12-04'], ['am ersten Freitag im Dezember 2026', '2026-12-04'], ['letzter Sonntag im Oktober 2027', '2027-10-31'],
    ['premier vendredi de décembre 2026', '2026-12-04'], ["le premier vendredi d'avril", '2027-04-02'], ['dernier dimanche du mois d’octobre 2027', '2027-10-31'],
    ['december első péntekje', '2026-12-04'], ['2026. december első péntekje', '2026-12-04'], ['október utolsó vasárnapja', '2027-10-31'],
    ['2026年12月第一个星期五', '2026-12-04'], ['十二月第一个星期五', '2026-12-04'], ['二〇二七年十月最后一个主日', '2027-10-31'],
    ["l-ewwel Ġimgħa ta' Diċembru 2026", '2026-12-04'], ["l-ewwel Ġimgħa ta' Diċembru", '2026-12-04'],
    ['Thanksgiving 2026', '2026-11-26'], ['Thanksgiving', '2027-11-25'], ['Thanksgiving Day, 2028', '2028-11-23'],
  ])('%s', async (phrase, date) => {
    expect((await read(phrase))?.date).toBe(date);
  });

  it('falls on that weekday, in that week, in every month of a year', async () => {
    for (const month of ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']) {
      for (const [index, ordinal] of ['first', 'second', 'third', 'fourth'].entries()) {
        const date = (await read(`${ordinal} Tuesday of ${month} 2027`))?.date ?? '';
        expect([weekdayOf(date), Math.ceil(Number(date.slice(8)) / 7)], `${ordinal} of ${month}`).toEqual([2, index + 1]);
      }
    }
  });

  it.each(['fifth Sunday of February 2027', 'first Friday', 'first Friday of Smarch', 'sixth Sunday of May 2027', 'zeroth Monday of May'])('is none: %s', async (phrase) => {
    expect(await read(phrase)).toBeUndefined();
  });
});

describe('days by other names', () => {
  it.each([
    ['Szent István 2027', '2027-08-16'], ['Szent István', '2027-08-16'], ['Szent István vértanú', '2026-12-26'], ['1. adventvasárnap', '2027-11-28'],
    ['3. adventi vasárnap', '2026-12-13'], ['2. nagyböjti vasárnap 2027', '2027-02-21'], ['a mai olvasmány', '2026-11-30'], ['a holnapi olvasmány', '2026-12-01'],
    ['耶稣升天 2027', '2027-05-06'], ['耶稣升天节2027', '2027-05-06'], ['圣母升天2027', '2027-08-15'], ['主显2027', '2027-01-06'], ['基督圣体圣血2027', '2027-05-27'],
  ])('%s', async (phrase, date) => {
    expect((await read(phrase))?.date).toBe(date);
  });

  it.each(['midnight mass', 'Christmette', 'messe de minuit', 'éjféli mise', '子夜弥撒', 'quddiesa ta’ nofsillejl'])('%s is the Mass in the night of Christmas', async (phrase) => {
    expect(await read(phrase)).toMatchObject({ date: '2026-12-25', understood: { part: 'night' } });
  });
});

describe('"next Sunday" on a Monday', () => {
  it.each([
    ['next Sunday', '2026-12-06', '2026-12-13'], ['nächsten Sonntag', '2026-12-06', '2026-12-13'], ['dimanche prochain', '2026-12-06', '2026-12-13'],
    ['下个星期日', '2026-12-13', '2026-12-06'], ['下星期日', '2026-12-13', '2026-12-06'], ['jövő heti vasárnap', '2026-12-13', '2026-12-06'],
    ['coming Sunday', '2026-12-06', undefined], ['kommenden Sonntag', '2026-12-06', undefined], ['Sunday', '2026-12-06', undefined],
    ['Sunday next week', '2026-12-13', undefined], ['next Monday', '2026-12-07', undefined], ['下星期一', '2026-12-07', undefined],
  ])('%s: which one was taken, and the other', async (phrase, date, otherwise) => {
    expect(await read(phrase)).toEqual({ date, understood: { kind: 'relative', ...(otherwise ? { otherwise } : {}) } });
  });
});
