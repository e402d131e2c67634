import { describe, expect, it } from 'vitest';
import { liturgicalYear } from './calendar';
import lectionary from './data/lectionary.json';
import { englishNumbering } from './greek-parts';
import { readingsOf } from './lectionary';
import { placeOf } from './lectionary-sets';
import { passage } from './scripture';

const numbered = Object.keys(lectionary.textRefs).map((reference) => ({ reference, shown: englishNumbering(placeOf(reference)) }));

describe('how English Bibles number a place', () => {
  it('is said in words a reader knows, for every place that is numbered otherwise', () => {
    expect(numbered.filter(({ shown }) => /Gk/.test(shown ?? ''))).toEqual([]);
    expect(numbered.filter(({ reference, shown }) => /^(?:Dan (?:3:[2-9]\d|13|14)|Esth C)/.test(reference) && !/^Esth/.test(reference) && shown !== undefined)).toEqual([]);
  });

  it.each([
    ['Dan 13:1-9, 15-17, 19-30, 33-62', undefined],
    ['Dan 3:25, 34-43', undefined],
    ['Esth C:12, 14-16, 23-25', 'Esther (Greek) 4:29, 31-33, 40-42'],
    ['Is 9:1-3, 5-6', 'Is 9:2-4, 6-7'],
    ['Jn 1:1-18', undefined],
  ])('%s: %s', (reference, shown) => {
    expect(englishNumbering(placeOf(reference))).toBe(shown);
  });
});

describe('a passage that names parts of one verse', () => {
  it('gives every verse once: Ps 98:1, 2-3a, 3cd-4, 5-6', () => {
    expect(passage('Ps 98:1, 2-3a, 3cd-4, 5-6').verses.map(({ verse }) => verse)).toEqual([1, 2, 3, 4, 5, 6]);
    // A verse that the lectionary comes back to is no part of the one before.
    expect(passage('Ps 118:1, 8-9, 21, 26, 21').verses.map(({ verse }) => verse)).toEqual([1, 8, 9, 21, 26, 21]);
  });

  it('has no verse twice in a row, in any reading of two years', async () => {
    const days = [...(await liturgicalYear(2026)), ...(await liturgicalYear(2027))];
    const places = new Set(days.flatMap((day) => readingsOf(day).masses.flatMap(({ readings }) => readings.map(({ textReference }) => textReference))));
    expect(places.size).toBeGreaterThan(1_000);
    const twice = [...places].filter((place) => passage(place).verses.some((verse, index, all) => index > 0 && verse.verse === all[index - 1]?.verse && verse.chapter === all[index - 1]?.chapter));
    expect(twice).toEqual([]);
  });
});
