import { describe, expect, it } from 'vitest';
import { accountsDiffer } from './accounts-differ';
import { liturgicalDay } from './calendar';
import type { CalendarName } from './calendar-choice';
import { celebratedInstead, massesOf } from './masses-of';
import { namesOfDay } from './names-of-day';

async function differ(date: string, text: string, calendar: CalendarName = 'general') {
  const day = await liturgicalDay(date, calendar);
  return accountsDiffer(text, day, celebratedInstead(day).flatMap((celebration) => massesOf(day, celebration)), await namesOfDay(day, calendar));
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
    // Its verse before the Gospel is from a letter, and the reading is of a book without chapters.
    ['2026-05-30', 'Jude 17, 20-25. Alleluia: Col 3:16a, 17c. Mark 11:27-33'],
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
    ['2027-03-25', 'Thursday, March 25, 2027. Solemnity of the Annunciation. Rank: Solemnity. Color: Black. Isaiah 7:10-14; Luke 1:26-38', ['celebration', 'colour', 'readings', 'readings']],
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

describe('the celebration behind the date', () => {
  it.each([
    ['2026-11-30', 'Monday, November 30, 2026\n\n**Feast of St. Andrew**'],
    ['2026-12-25', '# December 25, 2026: Christmas Day'],
    ['2026-12-17', '17 December 2026\nThursday of the Third Week of Advent'],
    ['2026-12-07', 'December 7, 2026 – Memorial of Saint Ambrose, Bishop and Doctor of the Church (Year I)'],
    ['2026-12-07', 'December 7, 2026\nMonday of the Second Week of Advent'],
    ['2026-12-12', 'Saturday, December 12, 2026. Our Lady of Guadalupe. Color: White'],
    ['2026-06-24', 'June 24, 2026: Birthday of John the Baptist (Solemnity)'],
    ['2026-12-01', 'December 1, 2026\nSaints of the day and the readings of Mass'],
    ['2026-12-01', 'December 1, 2026: Jesus speaks to his disciples'],
    ['2026-12-01', 'December 1, 2026. Weekday.'],
    ['2026-12-01', 'December 1, 2026: Tuesday of the First Week'],
    ['2026-12-07', 'December 7, 2026. Monday, Week 2'],
    ['2026-12-01', 'December 1, 2026\nSeason: Christmas Time'],
  ])('may have another wording: %s %j', async (date, text) => expect(await differ(date, text)).toEqual([]));

  it.each([
    ['2026-12-01', 'Tuesday, December 1, 2026: Saint Nicholas, Bishop', 'Saint Nicholas, Bishop'],
    ['2026-12-01', '# Tuesday, December 1, 2026\n\n**Wednesday of the First Week of Advent**', 'Wednesday of the First Week of Advent'],
    ['2026-12-01', 'December 1, 2026. Tuesday of the Second Week of Advent.', 'Tuesday of the Second Week of Advent'],
    ['2026-12-01', 'December 1, 2026: Wednesday, Week 1', 'Wednesday, Week 1'],
    ['2026-12-01', 'December 1, 2026: Tuesday of the Second Week', 'Tuesday of the Second Week'],
    ['2026-03-04', 'March 4, 2026\nWednesday of the Second Week of Advent', 'Wednesday of the Second Week of Advent'],
    ['2026-02-11', '2026-02-11: Our Lady of Fatima', 'Our Lady of Fatima'],
    ['2026-10-23', '23 October 2026\nCelebration: Saint John Paul II, Pope', 'Saint John Paul II, Pope'],
    ['2024-12-08', 'December 8, 2024: Immaculate Conception', 'Immaculate Conception'],
  ])('is another one: %s %j', async (date, text, agent) => expect(await differ(date, text)).toEqual([{ what: 'celebration', agent }]));
});
