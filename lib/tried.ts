import type { Asked, FailureReason, RefusalReason } from './skills/outcome';

/** Cookie of one page, by its path: what was asked there in vain a short while ago, and why. Going back to it or loading it again is no new question. */
export const TRIED_COOKIE = 'tried';

/** So long a page remembers it, or as long as the agent asks to wait. */
export const TRIED_SECONDS = 600;
const MOST_SECONDS = 24 * 60 * 60;

const MOST_MARKS = 8;

/** What came of it. */
export type TriedReason = FailureReason | Extract<RefusalReason, 'plan' | 'forbidden' | 'site-token' | 'rate'>;

const REASONS: Record<TriedReason, true> = {
  plan: true, forbidden: true, 'site-token': true, rate: true, unreachable: true, timeout: true, aborted: true, 'service-down': true, redirected: true, 'too-large': true,
  'broke-off': true, 'empty-answer': true, unreadable: true, 'task-failed': true, 'asks-back': true, 'unknown-skill': true, 'invalid-params': true, 'task-not-found': true,
  version: true, 'server-error': true,
};

/** Whether a reason is one that a page remembers. */
export function isTriedReason(reason: string): reason is TriedReason {
  return Object.hasOwn(REASONS, reason);
}

export interface Tried {
  reason?: TriedReason;
  /** Until the agent may be asked again, where it said when; 0 when that is over. */
  seconds?: number;
}

/** A short sign of what was asked (FNV-1a, 32 bits), the same on server and browser; it says nothing to anybody else. */
function signOf({ skill, input }: Asked): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify([skill, input]))) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

const now = () => Math.floor(Date.now() / 1000);

/** The mark of what was asked in vain: its sign, why, and until when (seconds since 1970, base 36, by the clock of the caller). */
export function markOf(asked: Asked, reason: TriedReason, waitSeconds?: number): string {
  return [signOf(asked), reason, ...(waitSeconds ? [(now() + Math.ceil(waitSeconds)).toString(36)] : [])].join('_');
}

const MARK = /^([0-9a-z]{1,7})_([a-z-]{1,20})(?:_([0-9a-z]{1,8}))?$/;

/** The cookie's value with a mark more, in place of an older one of the same. @param value the present value, unchecked */
export function withMark(value: string | undefined, mark: string): string {
  const sign = `${mark.split('_')[0]}_`;
  return [...(value ?? '').split('.').filter((one) => MARK.test(one) && !one.startsWith(sign)), mark].slice(-MOST_MARKS).join('.');
}

/** How long the cookie has to live for a mark. @returns seconds */
export function lifeOf(mark: string): number {
  const until = MARK.exec(mark)?.[3];
  return until ? Math.min(MOST_SECONDS, Math.max(TRIED_SECONDS, parseInt(until, 36) - now())) : TRIED_SECONDS;
}

/**
 * What the cookie says of what would be asked. A pause that is over says nothing more: the agent takes calls again.
 * @param value the cookie's value, unchecked
 */
export function triedBefore(value: string | undefined, asked: Asked): Tried | undefined {
  const sign = signOf(asked);
  const [, , reason = '', until] = (value ?? '').split('.').map((one) => MARK.exec(one)).find((mark) => mark?.[1] === sign) ?? [];
  if (!isTriedReason(reason)) return undefined;
  const seconds = until === undefined ? undefined : Math.min(MOST_SECONDS, Math.max(0, parseInt(until, 36) - now()));
  return reason === 'rate' && !seconds ? undefined : { reason, seconds };
}
