import { readNotFound } from './not-found';
import type { AnswerParts, SkillReading } from './skill';

/** Both calendar skills answer with one formatted text, plain or Markdown; it is kept exactly as sent. */
export function readDayText(parts: AnswerParts): SkillReading<string> {
  const missing = readNotFound(parts);
  if (missing) return missing;
  const text = parts.texts.filter((item) => item.trim()).join('\n\n');
  return text ? { kind: 'found', value: text } : { kind: 'unreadable', why: 'The answer holds no text.' };
}
