import { chapterText, translation } from '@/lib/liturgy/scripture';
import type { LibraryDocument } from './library-document';
import { idOfChapter, titleOfChapter, type ScriptureChapter } from './scripture-chapter';

/**
 * A chapter as numbered text from the installed translation: one verse a line, lines of poetry kept,
 * an empty line before a new paragraph; the translation is named at the end.
 */
export function scriptureText(chapter: ScriptureChapter): LibraryDocument | undefined {
  const { verses } = chapterText(chapter.book.id, chapter.chapter);
  if (verses.length === 0) return undefined;
  const title = titleOfChapter(chapter);
  const text = verses.map((verse, at) => `${at > 0 ? (verse.paragraphStart ? '\n\n' : '\n') : ''}${verse.verse} ${verse.text}`).join('');
  return {
    text: `${text}\n\n${title}, ${translation} (public domain).`,
    meta: { id: idOfChapter(chapter), title, ref: `${title} (${translation})`, kind: 'scripture' },
  };
}
