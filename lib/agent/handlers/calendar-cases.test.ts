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

describe('the saints of a day', () => {
  it('O-13, O-32, O-34, O-37: begin with the same celebration as the readings', async () => {
    for (const date of ['2027-04-05', '2028-03-20', '2026-03-07', '2026-12-07', '2024-12-09', '2025-11-09', '2027-03-27']) {
      const name = /^# [^:]*: (.*)$/m.exec(await read(date))?.[1] ?? 'nothing';
      expect(await saints(date), date).toContain(`Celebrated: **${name}**`);
    }
  });
});
