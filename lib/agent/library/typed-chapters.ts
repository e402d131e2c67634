import { readReference } from './read-reference';
import { chapterOf, type ScriptureChapter } from './scripture-chapter';

/** The installed chapters that a reference such as "John 3", "Joh 3,16" or "Mt 5-7" touches, in its order, each once. */
export function typedChapters(reference: string): ScriptureChapter[] {
  const parsed = readReference(reference);
  if (!parsed) return [];
  const numbers = [...new Set(parsed.runs.map((run) => run.chapter))];
  return numbers.flatMap((chapter) => chapterOf(parsed.book.id, chapter) ?? []);
}
