import type { Verse } from '@/lib/liturgy/scripture';

export interface VerseGroup {
  /** Poetry: each verse hangs by itself, with its lines. Prose: verses run on in one paragraph. */
  poetry: boolean;
  verses: NumberedVerse[];
}

export interface NumberedVerse extends Pick<Verse, 'text'> {
  /** "9", or "10:1" where the chapter changes. */
  number: string;
  /** Stable key: chapter and verse, and its place, since a psalm may come back to a verse. */
  key: string;
}

/** Verses in paragraphs as the text has them; a gap in the numbers or a change between prose and poetry begins a new one. */
export function verseGroups(verses: readonly Verse[]): VerseGroup[] {
  const groups: VerseGroup[] = [];
  verses.forEach((verse, index) => {
    const before = verses[index - 1];
    // "8a, 8b" asks for two parts of one verse: shown whole, it is shown once.
    if (before?.chapter === verse.chapter && before.verse === verse.verse) return;
    const poetry = verse.poetry === true;
    const number = before && before.chapter !== verse.chapter ? `${verse.chapter}:${verse.verse}` : String(verse.verse);
    const numbered = { number, text: verse.text, key: `${verse.chapter}:${verse.verse}-${index}` };
    const group = groups.at(-1);
    const follows = before?.chapter === verse.chapter ? verse.verse === before.verse + 1 : verse.verse === 1;
    if (group && group.poetry === poetry && follows && !verse.paragraphStart) group.verses.push(numbered);
    else groups.push({ poetry, verses: [numbered] });
  });
  return groups;
}
