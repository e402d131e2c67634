import { describe, expect, it } from 'vitest';
import { resolveDatePhrase } from './date-phrase';

const today = '2026-11-30';
const read = (phrase: string) => resolveDatePhrase(phrase, { today });

/** Ways of writing 3 April of a year, in which `Y` stands for the year. */
const ways = [
  'Y-04-03', 'Y/4/3', 'Y.04.03', '3/4/Y', '3-4-Y', '03.04.Y', '3 April Y', 'April 3 Y', 'April 3, Y', 'Friday 3 April Y', 'April the 3rd, Y', '3. April Y', 'le 3 avril Y',
  'Y. április 3.', 'Y年4月3日', "3 ta' April Y",
];

describe('the year of a date', () => {
  it.each(ways)('of four digits is that year in %s: before 1000 there is no day', async (way) => {
    for (const year of ['0000', '0001', '0026', '0099', '0126', '0999']) expect(await read(way.replace('Y', year)), year).toBeUndefined();
    // Friday 3 April: so it is in 2026.
    expect((await read(way.replace('Y', '2026')))?.date).toBe('2026-04-03');
  });

  it.each(['3 avril 26', 'le 3 avril 26', '3 April 26', 'April 3, 26', "3 April '26", '3 April ’26', '3. April 26', "3 ta' April 26", '26年4月3日', 'vendredi 3 avril 26', 'Freitag, 3. April 26'])(
    'of two digits is of this century: %s',
    async (phrase) => expect((await read(phrase))?.date).toBe('2026-04-03'),
  );

  it.each(['31 avril 26', 'lundi 3 avril 26', '30 février 26', '3 avril 026', '3 April 12345'])('is none in %s', async (phrase) => {
    expect(await read(phrase)).toBeUndefined();
  });
});

describe('numbers parted by hyphens', () => {
  it('are read as with slashes, with the same note, for days and months of every kind, with a year of four or two digits or none', async () => {
    for (const year of ['2026', '26', undefined]) {
      for (const one of [1, 3, 4, 9, 12, 13, 25, 30, 31, 32]) {
        for (const two of [4, 12, 13]) {
          const written = (separator: string) => [one, two, year].filter((part) => part !== undefined).join(separator);
          const [hyphens, slashes] = [await read(written('-')), await read(written('/'))];
          const note = hyphens?.understood.kind === 'date' ? hyphens.understood.alternative : undefined;
          expect([hyphens?.date, note], written('-')).toEqual([slashes?.date, slashes?.understood.kind === 'date' ? slashes.understood.alternative : undefined]);
        }
      }
    }
  });

  it.each([
    ['26-12-25', { kind: 'date', yearFirst: '2026-12-25' }],
    ['05-04-26', { kind: 'date', alternative: '2026-05-04', yearFirst: '2005-04-26' }],
    ['05-04-03', { kind: 'date', alternative: '2003-05-04', yearFirst: '2005-04-03' }],
    ['Sunday 05-04-2026', { kind: 'date', alternative: '2026-05-04' }],
    ['26-12-26', { kind: 'date' }],
  ])('say what else they can mean: %s', async (phrase, understood) => {
    expect((await read(phrase))?.understood).toEqual(understood);
  });

  it.each(['26-13-26', '13-13-2026', '32-12-2026', '30-02-2026', '03/04-2026', '3-4/26', '1-2-3', '2026-3'])('are no day: %s', async (phrase) => {
    expect(await read(phrase)).toBeUndefined();
  });
});
