import 'server-only';
import { agentUrl } from '@/lib/env';
import { store } from '../store/store';
import { seal, unseal } from './seal';
import { asExpired, readRecord, SESSION_SECONDS, type Session } from './session-record';

/**
 * What a cookie cannot know yet: a page that renders may renew a token but cannot set a cookie, so the renewed session waits here, sealed,
 * until a later response carries it. Also that a session is over, so that an older copy of its cookie brings nothing back.
 */
const keyOf = (id: string) => `session:${id}`;

const EXPIRED = 'expired';
const ENDED = 'ended';

/** Keeps a renewed session where every instance finds it. */
export async function keepRenewed(session: Session): Promise<void> {
  const sealed = await seal(session, SESSION_SECONDS);
  if (sealed) await store().set(keyOf(session.id), sealed, SESSION_SECONDS * 1000);
}

/** Notes that the tokens of a session are no longer taken. */
export async function keepExpired({ id }: Session): Promise<void> {
  await store().set(keyOf(id), EXPIRED, SESSION_SECONDS * 1000);
}

/** Notes that the visitor has signed out. */
export async function keepEnded({ id }: Session): Promise<void> {
  await store().set(keyOf(id), ENDED, SESSION_SECONDS * 1000);
}

/** The newest state of a session. @returns undefined when its owner has signed out */
export async function newestOf(session: Session): Promise<Session | undefined> {
  const kept = await store().get(keyOf(session.id));
  if (kept === undefined) return session;
  if (kept === ENDED) return undefined;
  if (kept === EXPIRED) return asExpired(session);
  const renewed = readRecord(await unseal(kept, SESSION_SECONDS), agentUrl());
  return renewed && renewed.id === session.id && renewed.turn > session.turn ? renewed : session;
}
