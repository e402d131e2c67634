import type { Locale } from '@/lib/i18n/routing';
import type { Citation } from '@/lib/skills/catholic-qa';
import type { Provenance } from '@/lib/skills/outcome';
import type { AnswerExtras } from '../answer-extras';

/** More conversations than this are not kept; the oldest go first. */
export const MAX_CONVERSATIONS = 500;

/** An answer as it was read; Markdown, untrusted. Large files are only named. */
export interface KeptAnswer extends Pick<AnswerExtras, 'names' | 'files'> {
  text: string;
  citations: Citation[];
  relatedQuestions: string[];
  agent: Provenance['agent'];
  /** ISO 8601 instant. */
  readAt: string;
  elapsedMs: number;
  /** The agent's own number of it. */
  taskId?: string;
}

/** One question with its answer, as a browser keeps it: everything that is needed to draw it again without a call. */
export interface KeptTurn {
  ticket: string;
  question: string;
  /** Language of the page it was asked on. */
  locale?: Locale;
  /** ISO 8601 instant. */
  askedAt: string;
  /** Absent while it was waited for. */
  answer?: KeptAnswer;
}

/** A conversation as lists name it. */
export interface KeptConversation {
  /** The ticket of its first turn. */
  id: string;
  title: string;
  /** The reader gave it its title. */
  isNamed: boolean;
  /** ISO 8601 instants of its first and last question. */
  startedAt: string;
  changedAt: string;
  /** How many questions. */
  turns: number;
}
