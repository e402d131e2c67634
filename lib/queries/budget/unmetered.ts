import 'server-only';
import type { Pools } from './pools';

/** The identity of calls that cost nothing. */
export function isUnmetered(identity: string): boolean {
  return identity === 'built-in';
}

/** Whether calls of an identity are counted; who has not signed in makes none. */
export function isMetered(identity: string): boolean {
  return !isUnmetered(identity) && identity !== 'nobody';
}

/** Room without end. */
export const unmetered: Pick<Pools, 'room' | 'take' | 'giveBack'> = {
  room: async () => ({ left: Infinity, of: Infinity, ms: 0 }),
  take: async () => ({ ok: true }),
  giveBack: async () => undefined,
};
