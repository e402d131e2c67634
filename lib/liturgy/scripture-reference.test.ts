import { describe, expect, it } from 'vitest';
import lectionary from './data/lectionary.json';
import { englishReference } from './lectionary-sets';
import { parseReference } from './scripture-reference';

function read(text: string): string | undefined {
  const parsed = parseReference(text);
  return parsed && `${parsed.book.id} ${parsed.runs.map(({ chapter, from, to }) => `${chapter}:${from}-${to}`).join(' ')}`;
}

function referencesIn(value: unknown): string[] {
  if (typeof value === 'string') return /\d/.test(value) ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(referencesIn) : [];
}

describe('references', () => {
  it.each([
    ['Ps 80:2ac, 3b, 15-16', 'psalms 80:2-2 80:3-3 80:15-16'],
    ['Is 63:16b-17, 19b; 64:2b-7', 'isaiah 63:16-17 63:19-19 64:2-7'],
    ['Mt 9:35-10:1, 6-8', 'matthew 9:35-Infinity 10:1-1 10:6-8'],
    ['2 Sam 18:9-10, 14b, 24-25a, 30-19:3', '2-samuel 18:9-10 18:14-14 18:24-25 18:30-Infinity 19:1-3'],
    ['Jn 18:1-19:42', 'john 18:1-Infinity 19:1-42'],
    ['Ps 31:3cd-4, 3def-4', 'psalms 31:3-4 31:3-4'],
    ['Ps 102:16-18, 19, 21, 20', 'psalms 102:16-18 102:19-19 102:21-21 102:20-20'],
    ['Jude 17, 20-25', 'jude 1:17-17 1:20-25'],
    ['Phlm 9b-10, 12-17', 'philemon 1:9-10 1:12-17'],
    ['3 Jn 5-8', '3-john 1:5-8'],
    ['John 3:16', 'john 3:16-16'],
    ['Matthew 26:26-28', 'matthew 26:26-28'],
    ['1 Corinthians 11:23-29', '1-corinthians 11:23-29'],
    ['1Cor 13:4–7', '1-corinthians 13:4-7'],
    ['I John 4:8', '1-john 4:8-8'],
    ['First Corinthians 13', '1-corinthians 13:1-Infinity'],
    ['2nd Peter 1.4', '2-peter 1:4-4'],
    ['song of songs 2:8-14', 'song-of-songs 2:8-14'],
    ['John 3-4', 'john 3:1-Infinity 4:1-Infinity'],
    ['John 3:16f', 'john 3:16-17'],
    ['John 3:16ff', 'john 3:16-Infinity'],
    ['Philemon', 'philemon 1:1-Infinity'],
    ['Psalm 22 (23)', 'psalms 23:1-Infinity'],
    ['Ps 23(22):1-3', 'psalms 23:1-3'],
    ['Acts 3', 'acts 3:1-Infinity'],
  ])('%s', (text, runs) => {
    expect(read(text)).toBe(runs);
  });

  it.each([
    '', 'John', 'hello 3:4', 'John 3:16-14', 'John 4:1-3:2', 'John 0:1', 'John 3:0', 'Psalm 80:2 and more', '3:16',
    'John 3:', 'constructor 1:1',
  ])(
    'not understood: "%s"',
    (text) => {
      expect(parseReference(text)).toBeUndefined();
    },
  );

  it('reads every reference of the lectionary in its English numbering, and all but Esther C as printed', () => {
    const references = [...new Set(referencesIn([lectionary.sets, lectionary.commons]))];
    expect(references.length).toBeGreaterThan(2200);
    expect(references.filter((reference) => !parseReference(englishReference(reference)))).toEqual([]);
    expect(references.filter((reference) => !parseReference(reference))).toEqual(['Esth C:12, 14-16, 23-25', 'Esth C:1-7, 10']);
  });

  it('says when only parts of verses are meant', () => {
    expect(parseReference('Is 63:16b-17')?.partVerses).toBe(true);
    expect(parseReference('Is 63:16-17')?.partVerses).toBe(false);
    expect(parseReference('Jn 3:16ff')?.partVerses).toBe(false);
  });
});
