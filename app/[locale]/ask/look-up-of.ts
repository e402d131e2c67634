import type { LookUp } from '@/components/ask/turn';
import type { Answer } from '@/lib/skills/catholic-qa';
import type { Outcome } from '@/lib/skills/outcome';

/** How an English question for a person, a place, a day or a thing begins. */
const ASKING =
  /^(?:please\s+)?(?:(?:can|could) you\s+)?(?:tell me (?:something |more |all )?about|(?:what|who|when|where) (?:is|are|was|were|will be|am i)|(?:what|who|when|where)[’']s|what do you know about|what is known (?:about|of)|show me|give me|look up|search for|find)\s+/i;
const ARTICLE = /^(?:the|an?)\s+(?=\S)/i;
/** Answered or not, such a question may rather mean the calendar or the directory. */
const WHO_OR_WHEN = /^(?:who|when|where)\b/i;
/** Names of days are no longer; every trial costs a look into the calendar. */
const LONGEST_DAY = 6;

/** The words of a question without its asking: "Worcester diocese" of "Tell me about the Worcester diocese?". */
export function wordsOf(question: string): string {
  const plain = question.trim().replace(/[\s?!.？！。]+$/, '');
  return plain.replace(ASKING, '').replace(ARTICLE, '') || plain || question.trim();
}

/**
 * The longest end of a question that names a day: "next Sunday" of "What are the readings next Sunday?".
 * @param isDay whether words name a day
 */
export async function dayIn(question: string, isDay: (words: string) => Promise<boolean>): Promise<string | undefined> {
  const words = question.trim().replace(/[\s?!.？！。]+$/, '').split(/\s+/);
  for (let length = Math.min(words.length, LONGEST_DAY); length > 0; length -= 1) {
    const end = words.slice(-length).join(' ').replace(ARTICLE, '');
    // A bare number is a year or a day of nothing.
    if (!/^\d*$/.test(end) && (await isDay(end))) return end;
  }
  return undefined;
}

/**
 * Where to look up what the built-in agent has no source for; another agent says itself what it does not know.
 * @param isDay whether words name a day
 */
export async function lookUpOf(question: string, outcome: Outcome<Answer> | undefined, isDay: (words: string) => Promise<boolean>): Promise<LookUp | undefined> {
  if (outcome?.kind !== 'found' || outcome.provenance.agent.kind !== 'built-in') return undefined;
  const unanswered = outcome.value.citations.length === 0;
  if (!unanswered && !WHO_OR_WHEN.test(question.trim())) return undefined;
  const day = await dayIn(question, isDay);
  // Every address has to stay short enough to be followed.
  return { words: wordsOf(question).slice(0, 200), ...(day ? { day } : {}) };
}
