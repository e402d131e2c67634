import { readNotFound } from './not-found';
import { readOtherSkills } from './other-skills';
import type { AnswerParts, SkillReading } from './skill';

/** Both calendar skills answer with one formatted text, plain or Markdown; it is kept exactly as sent. */
export function readDayText(parts: AnswerParts, artifact: 'mass_readings' | 'martyrology'): SkillReading<string> {
  const other = readNotFound(parts) ?? readOtherSkills(parts, artifact);
  if (other) return other;
  const text = parts.texts.filter((item) => item.trim()).join('\n\n');
  return text ? { kind: 'found', value: text } : { kind: 'unreadable', why: 'The answer holds no text.' };
}
