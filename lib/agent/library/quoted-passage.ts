import { passage, translation, type Verse } from '@/lib/liturgy/scripture';
import { readerUrl, type AnswerSource } from './answer-source';
import { idOfChapter } from './scripture-chapter';
import { typedChapters } from './typed-chapters';

/** A Scripture passage with the words quoted from the installed text. */
export interface QuotedPassage extends AnswerSource {
  /** What is quoted, as the installed text has it, without verse numbers. */
  quotation: string;
  /** The words before belong to the same sentence of a speaker: the first quotation mark closes one. */
  beginsInSpeech: boolean;
  /** Words follow that belong to it: the rest of a long passage, or of what a speaker says. */
  goesOn: boolean;
}

/** A longer passage is quoted as far as this and read on in its chapter. */
const MOST_VERSES = 6;

/** Quotes a reference; undefined when the installed text does not have it whole. */
export function quotedPassage(reference: string): QuotedPassage | undefined {
  const { status, verses } = passage(reference);
  const [chapter] = typedChapters(reference);
  if (status !== 'found' || !chapter) return undefined;
  const quoted = verses.slice(0, MOST_VERSES);
  const quotation = quoted.map((verse) => verse.text).join(' ');
  const place = quoted.length < verses.length ? placeOf(reference, quoted) : reference;
  const url = readerUrl(idOfChapter(chapter));
  const marks = quotation.match(/[“”]/g) ?? [];
  return {
    label: place === reference ? reference : `${place} (of ${reference})`,
    url,
    quotation,
    beginsInSpeech: marks[0] === '”',
    // A speech of several paragraphs opens each of them and closes only the last: the last mark tells.
    goesOn: quoted.length < verses.length || marks.at(-1) === '“',
    citation: { cited_text: quotation, document_title: `Holy Bible, ${translation}`, document_reference: place, source_url: url },
  };
}

/** The reference of the verses that are really quoted: "Matthew 25:31-36" out of "Matthew 25:31-46". */
function placeOf(reference: string, quoted: Verse[]): string {
  const [first, last] = [quoted[0], quoted.at(-1)];
  if (!first || !last) return reference;
  const end = last.chapter === first.chapter ? last.verse : `${last.chapter}:${last.verse}`;
  return `${reference.replace(/\s*\d+(?::.*)?$/, '')} ${first.chapter}:${first.verse}-${end}`;
}
