import { bibleBook } from '@/lib/liturgy/bible-books';
import { passage } from '@/lib/liturgy/scripture';
import { CATECHISM_NAMES, parseRange } from './catechism-range';
import { fold } from './fold-words';
import { kept } from './kept';
import { magisterialDocuments } from './magisterial-documents';
import { referencesInTongues } from './references-in-tongues';
import { titleOfChapter } from './scripture-chapter';
import type { Topic } from './topics';
import { typedChapters } from './typed-chapters';

/** Sources in the fields of a topic. */
export type NamedSources = Pick<Topic, 'scripture' | 'ccc' | 'documents'>;

const REFERENCE = /\b(?:(?:[1-3]|First|Second|Third)\s)?[A-Z][a-z]+(?:\sof\s[A-Z][a-z]+)?\.?\s\d{1,3}:\d{1,3}(?:-\d{1,3})?/g;
/** A whole chapter by the full name of its book: "Psalm 22", "Matthew chapter 5"; not "Pope John 3". */
const CHAPTER = /(?<![\p{L}\p{N}]|(?:[Pp]ope|[Ss]t\.?|[Ss]aint|[Kk]ing) )((?:(?:[1-3]|First|Second|Third)\s)?[A-Z][a-z]{2,}(?:\sof\s[A-Z][a-z]+)?)\s(?:chapter\s)?(\d{1,3})(?![\d:.,]*\d|\p{L})/gu;

const PARAGRAPHS = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${CATECHISM_NAMES})\s*(?:§|nn?\.|nr\.?|paragraphs?)?\s*(\d{1,4}(?:[-–]\d{1,4})?)(?![\d])`, 'giu');

/**
 * Verses ("John 3:16", "Joh 3,16"), chapters ("Psalm 22"), paragraphs ("CCC 2267", "KKK 2267") and documents by title ("Rerum Novarum") that stand in a question and exist.
 * @returns the sources, and the rest of the question, folded
 */
export function namedSources(question: string): NamedSources & { rest: string } {
  const verses = question.match(REFERENCE) ?? [];
  const { references, rest: wordsLeft } = referencesInTongues(question.replaceAll(REFERENCE, ' '));
  const chapters = [...wordsLeft.matchAll(CHAPTER)].flatMap(([, book = '', chapter = '']) => (bibleBook(book) ? typedChapters(`${book} ${chapter}`) : []));
  // A text that is nothing but a place: "Mt 5", "Ps 22", "若 3".
  const alone = typedChapters(question.replace(/[?!.？！。\s]+$/u, '')).slice(0, 1);
  const whole = verses.length + references.length > 0 ? [] : [...chapters, ...alone].map(titleOfChapter);
  const folded = ` ${fold(wordsLeft.replaceAll(PARAGRAPHS, ' '))} `;
  const named = documentNames().flatMap(({ id, names }) => {
    const name = names.find((title) => folded.includes(` ${title} `));
    return name ? { id, name } : [];
  });
  return {
    scripture: [...new Set([...verses, ...references, ...whole])].filter((reference) => passage(reference).status === 'found'),
    ccc: [...question.matchAll(PARAGRAPHS)].flatMap(([, place = '']) => (parseRange(place) ? place.replace('–', '-') : [])),
    documents: named.map(({ id }) => id),
    rest: named.reduce((rest, { name }) => rest.replace(` ${name} `, ' '), folded).trim(),
  };
}

function documentNames(): { id: string; names: string[] }[] {
  return kept('document-names', () => magisterialDocuments().map((document) => ({ id: document.id, names: namesOf(document) })));
}

/** Titles that are not also ordinary words. Not the Catechism: "what does the Catechism say about …" asks about something else. */
function namesOf({ title, english_title: english, type }: { title: string; english_title: string; type: string }): string[] {
  if (type === 'catechism') return [];
  const names = type === 'ecumenical council' ? [title, english] : [title];
  return names.map(fold).filter((name) => name.includes(' ') || name.length >= 9);
}
