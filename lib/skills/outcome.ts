import type { AgentFile } from './skill';

/** What was asked, as it can be asked again: a skill's id and its checked input. */
export interface Asked {
  skill: string;
  input: unknown;
  /** Calls of this minute that are left to the reader, once this outcome was read. */
  calls?: { left: number; of: number };
}

/** Who answered and when; every block of facts prints it. */
export interface Provenance {
  agent: { kind: 'built-in' | 'magisterium' | 'other'; name: string };
  /** ISO 8601 instant at which the answer was received. */
  readAt: string;
  taskId?: string;
  elapsedMs: number;
  /** `none`: read for this very request. `fresh`: kept from an earlier one. `stale`: kept longer than it should be trusted. */
  cache: 'none' | 'fresh' | 'stale';
  /** Where the inspector finds requests and replies: ids, separated by spaces. */
  exchange?: string;
  /** Only of an agent that counts its calls: the built-in one may always be asked. */
  asked?: Asked;
}

/**
 * Why there was no answer though nothing broke. `expired`: signed in once, no longer. `site-token`: the one token of the site is not taken. `queued`: the allowance of this minute is used up and the call waits. `slow`: the call is being made and takes long.
 * `unasked`: nothing is kept and no person asked (a crawler, a prefetch, a reload), so no call was spent. `tried`: the same, after a call for this page came to nothing.
 */
export type RefusalReason = 'plan' | 'sign-in' | 'expired' | 'site-token' | 'forbidden' | 'rate' | 'queued' | 'slow' | 'unasked' | 'tried';

/** A call that waits for its turn, or is being made (`position` 0). `position` counts from one, `seconds` is the wait as far as is known, `elapsedMs` how long it is being made. */
export interface QueuePlace {
  id: string;
  position: number;
  seconds: number;
  elapsedMs?: number;
}

export type FailureReason =
  | 'unreachable'
  | 'timeout'
  | 'aborted'
  | 'service-down'
  | 'redirected'
  | 'too-large'
  | 'broke-off'
  | 'empty-answer'
  | 'unreadable'
  | 'task-failed'
  | 'asks-back'
  | 'unknown-skill'
  | 'invalid-params'
  | 'task-not-found'
  | 'version'
  | 'server-error';

/**
 * What a page or an action gets: never a thrown error, since the message of one is lost on its way to the browser.
 * `detail` is the agent's own plain text, shortened, for the details panel; it is untrusted. `taskId`: the agent may still be at work on it, and
 * what comes of it can be read later at no cost. `retryAfterSeconds`: so long the agent asks to wait, whatever the reason. `otherSkills`: ids of those it answered instead. `first`: of `tried`, why
 * there was no answer then.
 */
export type Outcome<T> =
  | { kind: 'found'; value: T; provenance: Provenance; files: AgentFile[] }
  | { kind: 'not-found'; provenance: Provenance; query?: string; hint?: string; suggestion?: Suggestion }
  | { kind: 'refused'; reason: RefusalReason; retryAfterSeconds?: number; detail?: string; exchange?: string; queue?: QueuePlace; taskId?: string; asked?: Asked; first?: FailureReason | RefusalReason }
  | { kind: 'failed'; reason: FailureReason; code?: number; status?: number; retryAfterSeconds?: number; detail?: string; otherSkills?: string[]; exchange?: string; taskId?: string; asked?: Asked };

/** A not-found hint, turned into a place to go. `directory` is a section of this site, `query` what to look for there. */
export interface Suggestion {
  directory?: 'popes' | 'clergy' | 'saints' | 'dioceses';
  query: string;
}

/**
 * Reads an agent's hint: "try get_pope" names a sister directory, "try Saint Quiteria" a better query.
 * @param hint text as sent
 * @param query what was looked for
 */
export function suggestionOf(hint: string | undefined, query: string): Suggestion | undefined {
  if (!hint) return undefined;
  const named = /\bget_(pope|person|saint|diocese)\b|\b(pope|person|saint|diocese)_lookup\b/i.exec(hint);
  if (named) {
    const kind = (named[1] ?? named[2] ?? '').toLowerCase();
    const directory = { pope: 'popes', person: 'clergy', saint: 'saints', diocese: 'dioceses' }[kind] as Suggestion['directory'];
    return { directory, query };
  }
  const words = /\btry\s+["“]?([^"”.;]{2,80})/i.exec(hint)?.[1]?.trim();
  return words ? { query: words } : undefined;
}
