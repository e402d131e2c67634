/** Longer questions would make an address that servers refuse; the browser's way back brings these. */
const LONGEST = 3_000;

/**
 * Where a form that was posted without scripts leads when it asked nothing: the conversation as it was, with the reason over it and the
 * question in the field.
 * @param path of the conversation
 * @param problem why nothing was asked
 */
export function refusedPath(path: string, problem: string, question: string): string {
  const [shown = ''] = path.split('#');
  const asked = encodeURIComponent(question.trim().toWellFormed());
  return `${shown}${shown.includes('?') ? '&' : '?'}problem=${problem}${asked && asked.length <= LONGEST ? `&q=${asked}` : ''}`;
}
