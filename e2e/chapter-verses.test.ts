import { describe, expect, it } from 'vitest';
import { placeBlocks, placedIn } from '@/components/documents/place-blocks';
import { readBlocks } from '@/components/documents/read-blocks';
import { idOfChapter, scriptureChapters } from '@/lib/agent/library/scripture-chapter';
import { scriptureText } from '@/lib/agent/library/scripture-text';
import { chapterText, listBooks, translation } from '@/lib/liturgy/scripture';

const numbersOf = (text: string) => readBlocks(text).flatMap((block) => (block.kind === 'verses' ? block.verses.map(({ number }) => number) : []));

describe('a chapter of our library in the reader', () => {
  it('has an anchor for each of its verses and no other, in every installed book', () => {
    const chapters = scriptureChapters();
    expect(new Set(chapters.map(({ book }) => book.id)).size).toBeGreaterThanOrEqual(66);
    const wrong = chapters.filter((chapter) => {
      const verses = chapterText(chapter.book.id, chapter.chapter).verses.map(({ verse }) => String(verse));
      return numbersOf(scriptureText(chapter)?.text ?? '').join() !== verses.join();
    });
    expect(wrong.map(idOfChapter)).toEqual([]);
  });

  // What is not installed is read in the same form.
  it.each(listBooks().map(({ name }) => name))('of %s ends with a line that is a paragraph', (name) => {
    const closing = `${name} 12, ${translation} (public domain).`;
    const blocks = readBlocks(`1 Alpha.\n2 Beta.\n\n3 Gamma.\n\n${closing}`);
    expect(blocks.at(-1)).toEqual({ kind: 'paragraph', text: closing });
    expect(placedIn(placeBlocks(blocks)).flatMap(({ shortId }) => shortId ?? [])).toEqual(['v1', 'v2', 'v3']);
  });

  it.each(['2 Cor 12:1-10, NRSV', '1 Kings 2 (RSV)', '3 John 1', '2 Könige 2, Einheitsübersetzung'])('knows the closing line %j', (closing) => {
    const text = `1 Alpha.\n2 Beta.\n\n${closing}`;
    expect(readBlocks(text).at(-1)).toEqual({ kind: 'paragraph', text: closing });
    expect(numbersOf(text)).toEqual(['1', '2']);
  });

  it.each(['3 Then Saul came.', '3 Gamma', '3 David was 30 years old.', '1 In those days 12, no more, came.'])('takes no verse for a closing line: %j', (verse) => {
    expect(numbersOf(`1 Alpha.\n2 Beta.\n\n${verse}`)).toHaveLength(3);
  });
});
