import 'server-only';
import { z } from 'zod';
import { seal, unseal } from './seal';
import { secretCookie, type CookieJar, type CookieSource } from './session-cookie';

/** What has to be remembered while the person is at the authorization server. */
const attemptSchema = z.object({
  state: z.string().min(1),
  verifier: z.string().min(1),
  /** A path of ours. */
  back: z.string(),
  issuer: z.string(),
  clientId: z.string(),
});

export type Attempt = z.infer<typeof attemptSchema>;

const SECONDS = 10 * 60;
const PATH = '/api/auth';
const PREFIX = 'mx-sign-in.';
/** Several tabs may be signing in; a visitor who begins again and again fills no jar. */
const MOST = 4;

/** One cookie an attempt, so that two tabs do not disturb each other. */
const nameOf = (state: string) => PREFIX + state.slice(0, 12).replace(/[^\w-]/g, '');

/** Keeps an attempt in a short-lived sealed cookie. @returns false where there is no secret to seal with */
export async function keepAttempt(attempt: Attempt, present: { name: string }[], jar: CookieJar): Promise<boolean> {
  const sealed = await seal(attempt, SECONDS);
  if (!sealed) return false;
  const others = present.map(({ name }) => name).filter((name) => name.startsWith(PREFIX));
  for (const name of others.slice(0, Math.max(0, others.length - MOST + 1))) jar.set(name, '', secretCookie(0, PATH));
  jar.set(nameOf(attempt.state), sealed, secretCookie(SECONDS, PATH));
  return true;
}

/** The attempt that a state belongs to; undefined when it was not begun in this browser, or too long ago. */
export async function attemptOf(state: string | null, source: CookieSource): Promise<Attempt | undefined> {
  if (!state) return undefined;
  const parsed = attemptSchema.safeParse(await unseal(source.get(nameOf(state))?.value ?? '', SECONDS));
  return parsed.success && parsed.data.state === state ? parsed.data : undefined;
}

/** An attempt is good for one answer. */
export function dropAttempt(state: string | null, jar: CookieJar): void {
  if (state) jar.set(nameOf(state), '', secretCookie(0, PATH));
}
