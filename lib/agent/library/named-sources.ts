import { passage } from '@/lib/liturgy/scripture';
import { parseRange } from './catechism-range';
import { fold } from './fold-words';
import { magisterialDocuments } from './magisterial-documents';
import type { Topic } from './topics';

/** Sources in the fields of a topic. */
export type NamedSources = Pick<Topic, 'scripture' | 'ccc' | 'documents'>;

const REFERENCE = /\b(?:(?:[1-3]|First|Second|Third)\s)?[A-Z][a-z]+(?:\sof\s[A-Z][a-z]+)?\.?\s\d{1,3}:\d{1,3}(?:-\d{1,3})?/g;
const PARAGRAPHS = /\b(?:CCC|Catechism)\s*(?:§|nn?\.|paragraphs?)?\s*(\d{1,4}(?:[-–]\d{1,4})?)\b/gi;

/**
 * Verses ("John 3:16"), paragraphs ("CCC 2267") and documents by title ("Rerum Novarum") that stand in a question and exist.
 * @returns the sources, and the rest of the question, folded
 */
export function namedSources(question: string): NamedSources & { rest: string } {
  const folded = ` ${fold(question.replaceAll(REFERENCE, ' ').replaceAll(PARAGRAPHS, ' '))} `;
  const named = magisterialDocuments().flatMap((document) => {
    const name = namesOf(document).find((title) => folded.includes(` ${title} `));
    return name ? { id: document.id, name } : [];
  });
  return {
    scripture: (question.match(REFERENCE) ?? []).filter((reference) => passage(reference).status === 'found'),
    ccc: [...question.matchAll(PARAGRAPHS)].flatMap(([, place = '']) => (parseRange(place) ? place.replace('–', '-') : [])),
    documents: named.map(({ id }) => id),
    rest: named.reduce((rest, { name }) => rest.replace(` ${name} `, ' '), folded).trim(),
  };
}

/** Titles that are not also ordinary words. Not the Catechism: "what does the Catechism say about …" asks about something else. */
function namesOf({ title, english_title: english, type }: { title: string; english_title: string; type: string }): string[] {
  if (type === 'catechism') return [];
  const names = type === 'ecumenical council' ? [title, english] : [title];
  return names.map(fold).filter((name) => name.includes(' ') || name.length >= 9);
}
