import type { Place } from '@/components/budget/queue-words';
import type { Locale } from '@/lib/i18n/routing';
import type { Answer } from '@/lib/skills/catholic-qa';
import type { Outcome } from '@/lib/skills/outcome';
import type { QuietName } from './quiet-names';

/** One question of a conversation with what became of it, as the page knows it while it renders. */
export interface Turn {
  ticket: string;
  question: string;
  /** Language of the page it was asked on. */
  locale?: Locale;
  /** ISO 8601 instant. */
  startedAt: string;
  /** Milliseconds since it went out to the agent. */
  elapsedMs: number;
  /** Whole seconds that the agent's answers have taken lately, where enough have been measured. */
  usualSeconds?: number;
  /** While it waits in the queue. */
  queue?: Place;
  /** Absent while the agent is being waited for. */
  outcome?: Outcome<Answer>;
  /** Names in the answer that can mean one thing only. */
  names?: QuietName[];
  /** Where else the words of the question can be looked up. */
  lookUp?: LookUp;
}

/** What a question asks for, as the other parts of the site are given it. */
export interface LookUp {
  words: string;
  /** The part of the question that names a day. */
  day?: string;
}
