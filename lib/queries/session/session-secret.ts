import 'server-only';
import { randomBytes } from 'node:crypto';
import { env } from '@/lib/env';

/** The cipher wants a password of at least this length. Source: iron-session. */
const SHORTEST = 32;

const shared = globalThis as typeof globalThis & { sessionSecret?: { made?: string; told?: boolean } };

function tellOnce(kept: { told?: boolean }, words: string): void {
  if (kept.told) return;
  kept.told = true;
  console.warn(words);
}

/**
 * The key that session cookies are sealed with. In development one is made at the start, so sessions end with the process.
 * @returns undefined in production without a SESSION_SECRET of at least 32 characters: nobody can sign in then, and the log says so once
 */
export function sessionSecret(): string | undefined {
  const { SESSION_SECRET } = env();
  if (SESSION_SECRET && SESSION_SECRET.length >= SHORTEST) return SESSION_SECRET;
  const kept = (shared.sessionSecret ??= {});
  const fault = SESSION_SECRET ? `SESSION_SECRET is shorter than ${SHORTEST} characters` : 'SESSION_SECRET is not set';
  if (process.env.NODE_ENV === 'production') {
    tellOnce(kept, `${fault}: nobody can sign in. Set it to a random text, e.g. of "openssl rand -hex 32".`);
    return undefined;
  }
  tellOnce(kept, `${fault}: a key was made for this process, sessions end with it.`);
  return (kept.made ??= randomBytes(SHORTEST).toString('hex'));
}
