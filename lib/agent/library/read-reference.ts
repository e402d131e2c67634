import { bibleBook } from '@/lib/liturgy/bible-books';
import { parseReference, type ScriptureReference } from '@/lib/liturgy/scripture-reference';
import { bookInTongue } from './book-names-in-tongues';

const PLACE = /^((?:[1-5]\s*\.?\s*)?\p{L}[\p{L}\p{M}'’. -]*?)\.?\s*(\d[\d\s.,:;a-f–()[\]-]*)$/u;

/** Longer than any reference that a person types. */
const LONGEST = 100;

/**
 * A reference as German, French, Hungarian, Chinese or Maltese readers write it, in English: "1 Kor 13,4-7" becomes "1 Corinthians 13:4-7".
 * A comma stands between chapter and verse and a point between verses. Chapters and verses are taken in English numbering.
 * @returns undefined when no book of that name is known
 */
export function inEnglish(reference: string): string | undefined {
  if (reference.length > LONGEST) return undefined;
  const [, name = '', numbers = ''] = PLACE.exec(reference.trim().replaceAll('：', ':').replaceAll('，', ',')) ?? [];
  const id = bookInTongue(name);
  const place = withColon(numbers);
  const book = id ? bibleBook(id)?.name : parseReference(`${name} 1`)?.book.name;
  return book && place && `${book === 'Psalms' ? 'Psalm' : book} ${place}`;
}

/** "13,4.6-7" as "13:4,6-7"; what has a colon already stays, and "13.4" too. */
function withColon(numbers: string): string {
  const plain = numbers.replace(/\s+/g, '');
  return plain.includes(':') || !plain.includes(',') ? plain : plain.replaceAll('.', ';').replaceAll(',', ':').replaceAll(';', ',');
}

/** Reads a reference in any of the six languages; what can be read as English is. */
export function readReference(text: string): ScriptureReference | undefined {
  const english = parseReference(text);
  if (english) return english;
  const translated = inEnglish(text);
  return translated ? parseReference(translated) : undefined;
}
