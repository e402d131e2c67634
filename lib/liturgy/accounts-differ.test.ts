import { describe, expect, it } from 'vitest';
import { accountsDiffer } from './accounts-differ';
import { liturgicalDay } from './calendar';
import { celebratedInstead, massesOf } from './masses-of';

async function differ(date: string, text: string) {
  const day = await liturgicalDay(date);
  return accountsDiffer(text, day, celebratedInstead(day).flatMap((celebration) => massesOf(day, celebration)));
}

describe('an account of a day that agrees', () => {
  it.each([
    ['2026-11-30', 'First Reading: Romans 10:9-18\n\nGospel: Matthew 4:18-22'],
    ['2026-11-30', '# Monday, November 30, 2026\n**Feast of Saint Andrew**\nColor: Red\nRank: Feast\n\nRom 10:9-18 … Mt 4:18–22'],
    ['2026-12-25', '25 December 2026. Color: White. Isaiah 52:7-10; Hebrews 1:1-6; John 1:1-18'],
    ['2026-12-25', '2026-12-25 Mass during the Night: Is 9:1-6, Ti 2:11-14, Lk 2:1-14'],
    ['2026-12-01', 'Reading 1 Is 11:1-10 Responsorial Psalm 72:1-2 Alleluia Gospel Lk 10:21-24'],
    ['2026-03-20', 'First Reading: Example 1:1-4\nline two\n\nGospel: Example 2:1-5'],
    ['2026-03-20', ''],
    // The psalm has another number in another Bible, and a memorial may be chosen.
    ['2026-12-04', 'Psalm 26:1.4.13-14. Colour: white. Rank: optional memorial. Mt 9:27-31'],
  ])('is found to: %s %j', async (date, text) => expect(await differ(date, text)).toEqual([]));

  it('whatever Mass of whatever day our own references are taken from', async () => {
    for (const date of ['2026-01-02', '2026-04-02', '2026-04-04', '2026-06-24', '2026-11-02', '2026-12-17', '2027-02-23']) {
      const day = await liturgicalDay(date);
      for (const mass of massesOf(day, day.celebrations[0])) {
        const text = mass.readings.map(({ textReference }) => textReference).join('\n');
        expect(await differ(date, text), `${date} ${mass.key}`).toEqual([]);
      }
    }
  });
});

describe('an account that differs', () => {
  it.each([
    ['2027-03-25', 'Thursday, March 25, 2027. Solemnity of the Annunciation. Rank: Solemnity. Color: Black. Isaiah 7:10-14; Luke 1:26-38', ['colour', 'readings', 'readings']],
    ['2026-12-01', 'Rank: Solemnity', ['rank']],
    ['2026-11-30', 'Readings for December 1, 2026\nIsaiah 11:1-10\nLuke 10:21-24', ['date', 'readings', 'readings']],
    ['2024-12-08', 'Color: White\nGenesis 3:9-15, 20; Luke 1:26-38', ['colour', 'readings', 'readings']],
    ['2026-12-01', 'Gospel: Mt 5:1-12', ['readings']],
  ])('says on what: %s', async (date, text, what) => {
    expect((await differ(date, text)).map((one) => one.what)).toEqual(what);
  });

  it('gives both sides', async () => {
    expect(await differ('2026-12-01', 'Liturgical colour: Green. Gospel: Mt 5:1-12')).toEqual([
      { what: 'colour', agent: 'Green', here: 'violet' },
      { what: 'readings', agent: ['Mt 5:1-12'], here: ['Lk 10:21-24'] },
    ]);
  });
});
