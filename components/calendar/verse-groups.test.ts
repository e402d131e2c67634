import { describe, expect, it } from 'vitest';
import { passage } from '@/lib/liturgy/scripture';
import { verseGroups } from './verse-groups';

const numbers = (reference: string) => verseGroups(passage(reference).verses).map(({ verses }) => verses.map(({ number }) => number));

describe('verses in paragraphs', () => {
  it('loses and reorders no verse', () => {
    const { verses } = passage('Mt 26:14-27:66');
    const grouped = verseGroups(verses).flatMap((group) => group.verses);
    expect(grouped.map(({ text }) => text)).toEqual(verses.map(({ text }) => text));
    expect(new Set(grouped.map(({ key }) => key)).size).toBe(verses.length);
  });

  it('begins anew after a gap', () => {
    expect(numbers('Lk 1:26-27, 38').at(-1)).toEqual(['38']);
  });

  it('shows a verse once whose parts are listed one by one', () => {
    expect(numbers('Ps 40:6-7a, 7b-8, 9').flat()).toEqual(['6', '7', '8', '9']);
  });

  it('says the chapter where it changes', () => {
    expect(numbers('Mt 9:38-10:1').flat()).toEqual(['38', '10:1']);
  });

  it('tells poetry from prose', () => {
    expect(verseGroups(passage('Ps 23').verses).every(({ poetry }) => poetry)).toBe(true);
    expect(verseGroups(passage('Rom 10:9-12').verses).some(({ poetry }) => poetry)).toBe(false);
  });

  it('is empty for a book without text', () => {
    expect(verseGroups(passage('Wis 2:12').verses)).toEqual([]);
  });
});
