/** Asked in the name of nobody in particular: open to whoever knows the id, which cannot be guessed. */
const OPEN: readonly string[] = ['built-in', 'site'];

/**
 * Whether a reader may see what was asked in somebody's name: what an account or a session asked, only that one.
 * @param identity in whose name it was asked
 * @param reader identity of whoever wants to see it
 */
export function mayRead(identity: string, reader: string): boolean {
  return OPEN.includes(identity) || identity === reader;
}
