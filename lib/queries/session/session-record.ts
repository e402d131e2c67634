import { z } from 'zod';

const instant = z.iso.datetime();

/** What is sealed into the cookie. Times are those of our own clock. */
const sessionSchema = z.object({
  /** Random; stays over renewals. The identity of cache and budget where no account is known. */
  id: z.uuid(),
  /** Whose it is, where the authorization server's own token says so: the same in every browser and at every sign-in. Hashed. */
  account: z.string().optional(),
  /** How often it was renewed: the higher is the newer. */
  turn: z.number().int().nonnegative(),
  /** Empty once expired. Sent to `agentUrl` only. */
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  expiresAt: instant.optional(),
  /** From when on it is renewed: a minute before it expires, or at half of a short life. */
  renewAt: instant.optional(),
  signedInAt: instant,
  way: z.enum(['oauth', 'pasted']),
  /** The agent that the token is for: with another A2A_URL the session is none. */
  agentUrl: z.string(),
  /** Of whom the token is, and as which client it was asked for. */
  issuer: z.string().optional(),
  clientId: z.string().optional(),
  /** The agent or the authorization server no longer takes it: the visitor has to sign in again. */
  expired: z.boolean().optional(),
});

/** A visitor's sign-in. */
export type Session = z.infer<typeof sessionSchema>;

/** Days after the sign-in, or after the last renewal of its tokens, after which a session is forgotten. */
const SESSION_DAYS = 30;
export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;

/** Reads what was unsealed. @returns undefined for anything else than a session for this agent */
export function readRecord(value: unknown, agentUrl: string | undefined): Session | undefined {
  const parsed = sessionSchema.safeParse(value);
  return parsed.success && parsed.data.agentUrl === agentUrl ? parsed.data : undefined;
}

/** The session as it is kept when its tokens are no longer any good. */
export function asExpired(session: Session): Session {
  return { ...session, accessToken: '', refreshToken: undefined, renewAt: undefined, expired: true };
}
