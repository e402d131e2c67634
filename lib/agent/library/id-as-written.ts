/** An id as the library writes it: no id of a document, a chapter or a range has a capital. */
export function idAsWritten(typed: string): string {
  return typed.toLowerCase();
}
