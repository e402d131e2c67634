import { passage } from '@/lib/liturgy/scripture';
import { CATECHISM_NAMES, parseRange } from './catechism-range';
import { fold } from './fold-words';
import { kept } from './kept';
import { magisterialDocuments } from './magisterial-documents';
import { referencesInTongues } from './references-in-tongues';
import type { Topic } from './topics';

/** Sources in the fields of a topic. */
export type NamedSources = Pick<Topic, 'scripture' | 'ccc' | 'documents'>;

const REFERENCE = /\b(?:(?:[1-3]|First|Second|Third)\s)?[A-Z][a-z]+(?:\sof\s[A-Z][a-z]+)?\.?\s\d{1,3}:\d{1,3}(?:-\d{1,3})?/g;
const PARAGRAPHS = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${CATECHISM_NAMES})\s*(?:§|nn?\.|nr\.?|paragraphs?)?\s*(\d{1,4}(?:[-–]\d{1,4})?)(?![\d])`, 'giu');

/**
 * Verses ("John 3:16", "Joh 3,16"), paragraphs ("CCC 2267", "KKK 2267") and documents by title ("Rerum Novarum") that stand in a question and exist.
 * @returns the sources, and the rest of the question, folded
 */
export function namedSources(question: string): NamedSources & { rest: string } {
  const verses = question.match(REFERENCE) ?? [];
  const { references, rest: wordsLeft } = referencesInTongues(question.replaceAll(REFERENCE, ' '));
  const folded = ` ${fold(wordsLeft.replaceAll(PARAGRAPHS, ' '))} `;
  const named = documentNames().flatMap(({ id, names }) => {
    const name = names.find((title) => folded.includes(` ${title} `));
    return name ? { id, name } : [];
  });
  return {
    scripture: [...verses, ...references].filter((reference) => passage(reference).status === 'found'),
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
