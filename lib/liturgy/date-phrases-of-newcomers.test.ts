import { describe, expect, it } from 'vitest';
import { celebrationIndex } from './celebration-index';
import { resolveDatePhrase } from './date-phrase';
import { plainDate, weekdayOf } from './plain-date';

const today = '2026-11-30';
const read = (phrase: string) => resolveDatePhrase(phrase, { today });

describe('on Monday 30 November 2026', () => {
  it.each([
    ['St Nicholas Day', '2026-12-06'], ['saint Nicholas day', '2026-12-06'], ["St Nicholas' Day", '2026-12-06'], ['Nikolaustag', '2026-12-06'], ['Nikolaus-Tag 2027', '2027-12-06'], ['Miklós napja', '2026-12-06'],
    ['Szent Miklós napja', '2026-12-06'], ['Martinstag 2027', '2027-11-11'], ['Saint Martin Day 2027', '2027-11-11'], ['Jum San Nikola', '2026-12-06'], ['Josefstag 2027', '2027-03-19'],
    ['Mary Magdalene 2028', '2028-07-22'], ['Maria Magdalena 2028', '2028-07-22'], ['Marie Madeleine 2028', '2028-07-22'], ['Mária Magdolna 2028', '2028-07-22'],
    ['Barbaratag', '2026-12-04'], ['Saint Barbara 2027', '2027-12-04'], ['Borbála napja', '2026-12-04'],
    ["Valentine's Day", '2027-02-14'], ['Valentinstag 2028', '2028-02-14'], ['Saint-Valentin', '2027-02-14'], ['Halloween 2027', '2027-10-31'],
    ['Immaculate Heart 2027', '2027-06-05'], ['Cœur immaculé 2027', '2027-06-05'], ['无玷圣心 2027', '2027-06-05'], ['Christ King 2027', '2027-11-21'], ['Christ-Roi 2027', '2027-11-21'],
    ['New Year', '2027-01-01'], ['New Year 2028', '2028-01-01'], ['Neujahrstag', '2027-01-01'],
    ['two Sundays from now', '2026-12-13'], ['3 Fridays from now', '2026-12-18'], ['two Sundays ago', '2026-11-22'], ['in zwei Sonntagen', '2026-12-13'], ['dans deux dimanches', '2026-12-13'],
    ['két vasárnap múlva', '2026-12-13'], ['两个主日后', '2026-12-13'], ['one Monday from now', undefined], ['two Mondays from now', '2026-12-14'],
    ['ce soir', today], ['ma este', today], ['illejla', today], ['heute Abend', today], ['今晚', today], ['tonight', today], ['this evening', today], ['demain soir', '2026-12-01'], ['holnap este', '2026-12-01'],
    ['明晚', '2026-12-01'], ['gestern Abend', '2026-11-29'], ['last night', '2026-11-29'],
  ])('%s is %s', async (phrase, date) => {
    expect((await read(phrase))?.date).toBe(date);
  });

  it.each(['复活节守夜 2027', '复活节守夜礼2027'])('%s is the Easter Vigil', async (phrase) => {
    expect(await read(phrase)).toMatchObject({ date: '2027-03-27', understood: { part: 'easter-vigil' } });
  });

  it('reads every month as a Roman numeral, in either order and with any mark between, and no other numeral', async () => {
    const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
    for (const [index, month] of roman.entries()) {
      const date = plainDate(2027, index + 1, 24);
      for (const phrase of [`24. ${month}. 2027`, `24.${month}.2027`, `24 ${month} 2027`, `24/${month}/2027`, `24-${month}-27`, `2027. ${month}. 24.`, `am 24. ${month}. 2027`]) {
        expect((await read(phrase))?.date, phrase).toBe(date);
      }
    }
    expect((await read('24. XII.'))?.date).toBe('2026-12-24');
    for (const phrase of ['24. XIII. 2026', '24. IIII. 2026', '31. IV. 2027', '30. II. 2027', 'XII', 'Freitag, 24. XII. 2026']) expect(await read(phrase), phrase).toBeUndefined();
  });

  it('counts every weekday forth and back', async () => {
    for (const [day, name] of ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].entries()) {
      const next = (await read(`two ${name}s from now`))?.date ?? '';
      const last = (await read(`2 ${name}s ago`))?.date ?? '';
      expect([weekdayOf(next), weekdayOf(last)]).toEqual([day, day]);
      expect(next > '2026-12-07' && next <= '2026-12-14', next).toBe(true);
      expect(last < '2026-11-23' && last >= '2026-11-16', last).toBe(true);
    }
  });

  it('finds each saint of two names or more also without "Saint", and by "… Day", where that is no other’s name', async () => {
    const index = await celebrationIndex('en');
    const names = [...index.keys()].filter((key) => /^st \w+ \w+/.test(key) && index.get(key)?.length === 1);
    expect(names.length).toBeGreaterThan(100);
    const missed: string[] = [];
    for (const key of names) {
      const bare = key.slice(3);
      const day = (await read(key))?.date;
      if (!index.get(bare) && (await read(bare))?.date !== day) missed.push(bare);
      if (!index.get(`${key} day`) && (await read(`${key} day`))?.date !== day) missed.push(`${key} day`);
    }
    expect(missed).toEqual([]);
  });

  it.each(['Peter', 'Day', 'Tag', 'Montag Tag', 'banana day', 'Geburtstag', 'napja', 'two Sundays', 'Sundays from now', 'New', 'ce', 'este'])('"%s" is no day', async (phrase) => {
    expect(await read(phrase)).toBeUndefined();
  });
});
