import { describe, expect, it } from 'vitest';
import { ask, textsOf, type Data } from '../testing/ask';

const read = async (asked: string | Data, metadata?: Data) => textsOf(await ask('liturgical_readings', asked, metadata))[0] ?? '';
const saints = async (date: string) => textsOf(await ask('saints_of_the_day', { date }))[0] ?? '';

/** Known troubles of other calendars (numbers of our list of cases), in the text that the agent answers: what is asked, what stands there, what does not. */
const cases: [id: string, asked: string, there: (string | RegExp)[], not?: string][] = [
  ['O-13', '2027-03-25', ['# Thursday 25 March 2027: Thursday of the Lord’s Supper', 'Rank: day of the Paschal Triduum.'], 'Annunciation'],
  ['O-13', 'Annunciation 2027', ['# Monday 5 April 2027: The Annunciation of the Lord', 'Moved here from Thursday 25 March 2027']],
  ['O-13', 'Annunciation 2024', ['# Monday 8 April 2024: ']],
  ['O-20', 'First Sunday of Advent 2023', ['# Sunday 3 December 2023: First Sunday of Advent']],
  ['O-20', 'First Sunday of Advent 2033', ['# Sunday 27 November 2033: ']],
  ['O-20', '2028-12-24', ['Fourth Sunday of Advent', 'In the evening: Vigil Mass of the next day, The Nativity of the Lord']],
  ['O-21', '2026-11-28', ['Sunday cycle A, weekday cycle II.', '## First reading: Rev 22:1-7']],
  ['O-21', '2026-11-29', ['Sunday cycle B, weekday cycle I.', '## Gospel: Mk 13:33-37']],
  ['O-21', '2027-01-01', ['Sunday cycle B, weekday cycle I.']],
  ['O-32', '2028-03-19', ['Third Sunday of Lent', 'Colour: violet.'], 'Joseph'],
  ['O-32', 'Saint Joseph 2028', ['# Monday 20 March 2028: Saint Joseph', 'Moved here from Sunday 19 March 2028']],
  ['O-33', '2025-11-09', ['The Dedication of the Lateran Basilica', 'Rank: feast. Colour: white.', '## Gospel: Jn 2:13-22'], 'Sunday in Ordinary Time'],
  ['O-33', '2025-11-02', ['All Souls', 'Rank: commemoration.', '- **Fourth choice:**'], 'Sunday in Ordinary Time'],
  ['O-34', '2026-03-07', ['Saturday of the second week of Lent', 'Rank: weekday. Colour: violet.', /## Gospel: Lk 15:1-3, 11-32[\s\S]*Perpetua and Felicity, Martyrs\*\* \(commemoration/]],
  ['O-34', '2027-02-23', ['Rank: weekday. Colour: violet.', 'Saint Polycarp, Bishop and Martyr** (commemoration: only its collect']],
  ['O-34', '2026-12-07', ['# Monday 7 December 2026: Saint Ambrose', 'Rank: memorial. Colour: white.', 'The readings are those of the weekday.']],
  ['O-35', '2026-12-24', ['# Thursday 24 December 2026: ', 'its readings stand with Friday 25 December 2026.'], 'Other Masses'],
  ['O-35', '2027-03-27', ['Given in full: Easter Vigil (colour: white).', 'The day itself has no Mass.', '## Seventh reading: ', '## Epistle: Rom 6:3-11']],
  ['O-35', '2027-03-28', ['Easter Sunday', '## Gospel: Jn 20:1-9'], 'Seventh reading'],
  ['O-35', '2026-06-23', ['weekday', 'In the evening: Vigil Mass of the next day, The Nativity of Saint John the Baptist; its readings stand with Wednesday 24 June 2026.']],
  ['O-35', '2026-06-24', ['Given in full: Mass during the day.', '- **Vigil Mass:** first reading Jer 1:4-10']],
  ['O-36', '2026-04-26', ['## Responsorial psalm: Ps 23:1-3a, 3b-4, 5, 6', 'Yahweh is my shepherd', 'psalms by their Hebrew numbers'], 'Ps 22'],
  ['O-37', '2024-12-08', ['Second Sunday of Advent'], 'Immaculate'],
  ['O-37', 'Immaculate Conception 2030', ['# Monday 9 December 2030: ', 'Moved here from Sunday 8 December 2030']],
];

describe('the readings', () => {
  it.each(cases)('%s: %s', async (_, asked, there, not) => {
    const text = await read(asked);
    for (const words of there) expect(text).toMatch(typeof words === 'string' ? new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)) : words);
    if (not) expect(text).not.toContain(not);
    expect(text.match(/^## Gospel: /gm)).toHaveLength(1);
  });

  it.each<[string, string, Data?]>([
    ['2026-05-25', 'The readings are proper to this memorial.'],
    ['2026-08-29', 'The readings are those of the weekday; proper to this memorial: gospel acclamation, gospel.'],
    ['2026-09-24', 'Its own readings are not known here: those of the weekday are given.', { calendar: 'hungary' }],
    ['2026-10-08', 'The readings are taken from the commons of the saints.', { calendar: 'hungary' }],
    ['2026-03-17', '## Second reading: Rom 12:3-13\n\nFrom the commons of the saints.', { calendar: 'ireland' }],
    ['2026-10-15', 'On this memorial may be read instead: its own, first reading Rom 8:22-27'],
    ['2026-06-13', 'Saint Anthony of Padua, Priest and Doctor of the Church** (optional memorial; white): readings of the weekday, or its own, first reading Is 61:1-3'],
    ['2026-04-28', '(optional memorial; white): readings of the weekday, or from the commons, such as first reading Acts 13:46-49'],
    ['2026-05-24', '- **Vigil Mass:** first reading Gen 11:1-9 or Ex 19:3-8a, 16-20 or Ezek 37:1-14 or Joel 3:1-5'],
  ])('of %s say: %s', async (date, words, metadata) => {
    expect(await read(date, metadata)).toContain(words);
  });

  it('name the Chrism Mass once, and no celebration beside the Lord’s Supper', async () => {
    const text = await read('2026-04-02');
    expect(text.match(/Chrism Mass/g)).toHaveLength(1);
    expect(text).not.toContain('Also possible today');
  });
});

describe('how a day was understood', () => {
  it('O-30: is said where month and day could be turned round, in both skills', async () => {
    for (const answer of [await read('03/04/2026'), await saints('03/04/2026')]) {
      expect(answer).toMatch(/^# Friday 3 April 2026: /);
      expect(answer).toContain('Read with the day first; with the month first it is Wednesday 4 March 2026.');
    }
    for (const one of ['2026-04-03', '3.4.2026', '14/04/2026', '04/14/2026']) expect(await read(one), one).not.toContain('month first');
  });

  it('is said where what was asked for gives way', async () => {
    expect(await read('Saint Nicholas 2026')).toContain('What was asked for has its day on Sunday 6 December 2026, but gives way to a higher day in 2026.');
    expect(await read('Saint Joseph 2028')).not.toContain('gives way');
  });
});

describe('the saints of a day', () => {
  it('stand in the order of the groups, each counted, with the date in the title', async () => {
    const order = ['In the General Roman Calendar', 'Saints', 'Blessed', 'Titles of Our Lady', 'Further entries of the Roman Martyrology'];
    for (const date of ['2027-01-17', '2026-01-20', '2026-03-19', '2026-08-13', '2026-10-04', '2028-02-29']) {
      const text = await saints(date);
      const groups = [...text.matchAll(/^## (.*) \((\d+)\)\n\n((?:- .*\n?)+)/gm)];
      expect(groups.length, date).toBeGreaterThan(0);
      expect(groups.map(([, title = '']) => order.indexOf(title)), date).toEqual(groups.map(([, title = '']) => order.indexOf(title)).toSorted((a, b) => a - b));
      for (const [, , count, lines = ''] of groups) expect(lines.trim().split('\n'), date).toHaveLength(Number(count));
      expect(text.indexOf('Celebrated: ')).toBeLessThan(text.indexOf('## '));
      expect(text).toMatch(new RegExp(`^# \\w+ ${Number(date.slice(8))} \\w+ ${date.slice(0, 4)}: saints of the day`));
    }
  });

  it('of 29 February stand on it in a leap year, and apart on the 28th in a common one', async () => {
    const [common, leap, leapDay] = [await saints('2027-02-28'), await saints('2028-02-28'), await saints('2028-02-29')];
    const apart = common.split('## Of 29 February, which this year does not have')[1] ?? '';
    const names = [...apart.matchAll(/^- (\*\*.*?\*\*)/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      expect(leapDay).toContain(name);
      expect(leap).not.toContain(name);
      expect(common.split(name)).toHaveLength(2);
    }
    expect(leap).not.toContain('29 February');
  });

  it('O-13, O-32, O-34, O-37: begin with the same celebration as the readings', async () => {
    for (const date of ['2027-04-05', '2028-03-20', '2026-03-07', '2026-12-07', '2024-12-09', '2025-11-09', '2027-03-27']) {
      const name = /^# [^:]*: (.*)$/m.exec(await read(date))?.[1] ?? 'nothing';
      expect(await saints(date), date).toContain(`Celebrated: **${name}**`);
    }
  });
});
