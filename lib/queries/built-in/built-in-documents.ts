import 'server-only';
import { documentById, magisterialDocuments, type MagisterialDocument } from '@/lib/agent/library/magisterial-documents';
import { searchLibrary } from '@/lib/agent/library/search-library';

/** What our own catalogue knows of a document that another agent names. */
export interface CatalogueFacts {
  author: string;
  /** Lower case: `encyclical`. */
  kind: string;
  /** A day, a month or a year. */
  date: string;
  /** A short English subject. */
  subject: string;
}

/** Letters and digits alone: agents differ in marks, capitals and accents. */
const folded = (title: string) => title.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

const ORDINALS: Readonly<Record<string, string>> = { first: 'i', second: 'ii', third: 'iii', fourth: 'iv', fifth: 'v' };
const TITLES = new Set(['pope', 'saint', 'st', 'blessed', 'the', 'of', 'ecumenical']);

function namesIn(author: string): Set<string> {
  const words = author.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word && !TITLES.has(word)).map((word) => ORDINALS[word] ?? word));
}

/** "Pope St. John Paul II" and "John Paul II", "Vatican Council II" and "Second Vatican Council": all the words of one are in the other. */
function isSameAuthor(one: string, other: string): boolean {
  const [few, many] = [namesIn(one), namesIn(other)].sort((a, b) => a.size - b.size);
  return Boolean(few?.size && many && [...few].every((word) => many.has(word)));
}

/** Titles by which a document can be meant; an English subject of one word ("Indulgences") is no title. */
function titlesOf({ title, english_title: english }: MagisterialDocument): string[] {
  return english.includes(' ') ? [title, english] : [title];
}

/**
 * The document of our catalogue that bears a title, where it is the only one.
 * @param title as an agent sent it
 * @param author as an agent sent it; who is somebody else has written something else
 */
export function catalogueFacts(title: string, author?: string): CatalogueFacts | undefined {
  const wanted = folded(title);
  if (!wanted) return undefined;
  const [found, another] = magisterialDocuments().filter((document) => titlesOf(document).some((one) => folded(one) === wanted) && (!author || isSameAuthor(author, document.author)));
  if (!found || another) return undefined;
  return { author: found.author, kind: found.type, date: found.date, subject: found.english_title };
}

/** The English name of a document of our catalogue. */
export function catalogueTitle(id: string): string | undefined {
  return documentById(id)?.english_title;
}

/** Titles of our catalogue that match a query, best first: something to look for where another agent finds nothing. */
export function titlesFor(query: string, limit: number): { title: string; author?: string; year?: string }[] {
  return searchLibrary(query).filter(({ kind }) => kind === 'document').slice(0, limit).map(({ title, author, year }) => ({ title, author, year }));
}
