import type { Answer } from '@/lib/skills/catholic-qa';
import type { Outcome } from '@/lib/skills/outcome';

/** One question of a conversation with what became of it, as the page knows it while it renders. */
export interface Turn {
  ticket: string;
  question: string;
  /** ISO 8601 instant. */
  startedAt: string;
  /** Milliseconds since then. */
  elapsedMs: number;
  /** Absent while the agent is being waited for. */
  outcome?: Outcome<Answer>;
}
