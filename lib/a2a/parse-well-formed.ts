/** The escape of half a character, with or without its other half. */
const HALF = /\\ud[89a-f]/i;

/**
 * JSON as a value whose texts can stand in any address, file or cookie: half a character ("\ud83d"), which JSON may carry, becomes the sign for
 * what could not be read. Unpaired, it would break the page that links to such an id.
 * @throws SyntaxError where the text is no JSON
 */
export function parseWellFormed(text: string): unknown {
  return HALF.test(text) ? JSON.parse(text, (_key, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)) : JSON.parse(text);
}
