import { describe, expect, it } from 'vitest';
import { resolveDatePhrase } from './date-phrase';
import { addDays } from './plain-date';

const read = async (phrase: string) => (await resolveDatePhrase(phrase, { today: '2026-12-01' }))?.date;

describe('a weekday counted from another day', () => {
  it.each([
    ['first Sunday after Easter 2028', '2028-04-23'], ['the second Sunday after Easter 2028', '2028-04-30'], ['first Sunday after Easter', '2027-04-04'], ['1st Sunday after Epiphany 2027', '2027-01-10'],
    ['third Sunday after Pentecost 2027', '2027-06-06'], ['the first Friday after Corpus Christi 2027', '2027-05-28'], ['second Sunday before Christmas', '2026-12-13'], ['last Sunday before Christmas', '2026-12-20'],
    ['erster Sonntag nach Ostern 2028', '2028-04-23'], ['am 2. Sonntag nach Ostern 2028', '2028-04-30'], ['letzter Sonntag vor Weihnachten', '2026-12-20'],
    ['premier dimanche après Pâques 2028', '2028-04-23'], ['le deuxième dimanche avant Noël', '2026-12-13'],
    ['húsvét utáni első vasárnap 2028', '2028-04-23'], ['2028 húsvét utáni második vasárnap', '2028-04-30'], ['húsvét utáni vasárnap', '2027-04-04'], ['karácsony előtti utolsó vasárnap', '2026-12-20'],
    ['2028年复活节后第一个主日', '2028-04-23'], ['复活节后的第二个星期日 2028', '2028-04-30'], ['圣诞节前最后一个主日', '2026-12-20'],
    ['l-ewwel Ħadd wara l-Għid 2028', '2028-04-23'], ['it-tieni Ħadd wara l-Għid 2028', '2028-04-30'], ['il-Ħadd qabel il-Milied', '2026-12-20'],
  ])('%s is %s', async (phrase, date) => {
    expect(await read(phrase)).toBe(date);
  });

  it('is one week later with each ordinal after a day, and one earlier before it', async () => {
    const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
    for (const [index, ordinal] of ordinals.entries()) {
      expect(await read(`${ordinal} Sunday after Easter 2027`), ordinal).toBe(addDays('2027-04-04', index * 7));
      expect(await read(`${ordinal} Sunday before Easter 2027`), ordinal).toBe(addDays('2027-03-21', index * -7));
    }
  });

  it.each(['last Sunday after Easter 2027', 'zeroth Sunday after Easter 2027', 'fortieth Sunday after Easter 2027', 'first Sunday after Nonsense', 'first Sunday after'])('"%s" is no day', async (phrase) => {
    expect(await read(phrase)).toBeUndefined();
  });
});
