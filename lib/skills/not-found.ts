import type { AnswerParts, SkillReading } from './skill';

/** The agent's literal not-found texts; compared without case and final period, and only as the whole text. */
const LITERALS = ['document not found', 'no mass readings found', 'no martyrology data found'];

function isLiteral(text: string): boolean {
  return LITERALS.includes(text.trim().replace(/\.$/, '').toLowerCase());
}

/**
 * Recognises the documented ways in which a completed task says "nothing found".
 * @returns the not-found reading, or undefined when the answer holds something
 */
export function readNotFound(parts: AnswerParts): Extract<SkillReading<never>, { kind: 'not-found' }> | undefined {
  const said = parts.data.find((data) => data.error === 'not_found');
  if (said) {
    return {
      kind: 'not-found',
      query: typeof said.query === 'string' ? said.query : undefined,
      hint: typeof said.hint === 'string' ? said.hint : undefined,
    };
  }
  const texts = parts.texts.filter((text) => text.trim());
  return texts.length === 1 && isLiteral(texts[0] ?? '') ? { kind: 'not-found' } : undefined;
}
