import { absentChapters } from './absent-chapters';
import { canonsOfId, typedCanons } from './canon-range';
import { CATECHISM_NAMES, rangeOfId, typedRange } from './catechism-range';
import { hitOfCanons, hitOfChapter, hitOfRange, type LibraryHit } from './library-hit';
import { readReference } from './read-reference';
import { chapterOfId } from './scripture-chapter';
import { typedChapters } from './typed-chapters';

/** What a typed reference or library id points to: "John 3", "Jn 3:16", `john-3`, "CCC 1324", `ccc-1324-1327`, "can. 748". */
export function typedPlaces(query: string): LibraryHit[] {
  const typed = query.trim();
  const chapter = chapterOfId(typed.toLowerCase());
  const range = rangeOfId(typed.toLowerCase()) ?? typedRange(typed);
  const canons = canonsOfId(typed.toLowerCase()) ?? typedCanons(typed);
  return [...typedChapters(typed), ...(chapter ? [chapter] : [])].map(hitOfChapter).concat(absentChapters(typed), range ? [hitOfRange(range)] : [], canons ? [hitOfCanons(canons)] : []);
}

const PARAGRAPHS = new RegExp(String.raw`^\s*(?:${CATECHISM_NAMES})[\s§]*\d+(?:\s*[-–]\s*\d+)?\s*$`, 'iu');

/** Whether a query is a reference and no search for words, also when the library does not hold the place. */
export function isReference(query: string): boolean {
  return readReference(query) !== undefined || PARAGRAPHS.test(query) || typedPlaces(query).length > 0;
}
