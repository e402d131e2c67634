import type { ScripturePlace } from './reading';
import { parseReference } from './scripture-reference';

/** "Daniel" or "Esther" for a place in those parts of the two books that are handed down in Greek only; no installed text has them. */
export function greekPartOf(textReference: string): 'Daniel' | 'Esther' | undefined {
  const id = parseReference(textReference)?.book.id;
  return id === 'daniel-greek' ? 'Daniel' : id === 'esther-greek' ? 'Esther' : undefined;
}

/**
 * How English Bibles number a place of the lectionary, in words for a reader; undefined where they number it alike. The Greek parts of
 * Daniel have the lectionary's numbers; those of Esther, which the lectionary letters, go by the verses of the Greek book.
 */
export function englishNumbering({ reference, textReference }: ScripturePlace): string | undefined {
  const part = greekPartOf(textReference);
  const shown = part ? textReference.replace(/^\w+/, part === 'Daniel' ? 'Dan' : 'Esther (Greek)') : textReference;
  return shown === reference ? undefined : shown;
}
