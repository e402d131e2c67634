/** Whether a text is an id as we make them, and may stand in a key of the store. */
export function isId(id: string): boolean {
  return /^[0-9a-f-]{36}$/.test(id);
}
