import 'server-only';

/** So many of the last answers are remembered; fewer than `FEWEST` tell nothing of what is usual. */
const MOST = 20;
const FEWEST = 3;

// Module state is not shared between pages and route handlers.
const shared = globalThis as typeof globalThis & { answerMs?: number[] };

/** Remembers how long the agent took for an answer that went out to it. @param ms milliseconds */
export function noteAnswerTime(ms: number): void {
  if (ms > 0) shared.answerMs = [ms, ...(shared.answerMs ?? [])].slice(0, MOST);
}

/** Whole seconds that the agent that is not our own took lately, for whoever asked: the median. @returns undefined while too little is known */
export function recentSeconds(): number | undefined {
  const times = [...(shared.answerMs ?? [])].sort((a, b) => a - b);
  return times.length < FEWEST ? undefined : Math.max(1, Math.round((times[times.length >> 1] ?? 0) / 1_000));
}
