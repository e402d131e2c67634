/** The agent counts questions, and beside them every call. Source: its published limits (15 and 2 a minute for each account). */
export type Pool = 'general' | 'questions';

export const POOLS = ['general', 'questions'] as const;

/** The pool a call to a skill waits for; a question counts in both, since it is not said that it does not. */
export function poolOf(skillId: string): Pool {
  return skillId === 'catholic_qa' ? 'questions' : 'general';
}

/** Seconds to wait after a refusal that names no time. Source: contract, "Rate limits". */
export const UNNAMED_WAIT_SECONDS: Record<Pool, number> = { general: 5, questions: 60 };

/** What a call of a pool draws on. */
export function drawnOn(pool: Pool): readonly Pool[] {
  return pool === 'questions' ? ['general', 'questions'] : ['general'];
}
