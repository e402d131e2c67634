import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { currentSession, sealedSession } from './current-session';
import { clearSession, writeSession } from './write-session';

/**
 * For proxy.ts, with every page: renews a session that is about to expire before the page is rendered, and writes into the response's
 * cookies what a page renewed before. A session that is over elsewhere loses its cookies. Without a session it costs nothing.
 */
export async function carryRenewed(request: NextRequest, response: NextResponse): Promise<void> {
  const sealed = await sealedSession(request.cookies);
  if (!sealed) return;
  const current = await currentSession(request.cookies);
  if (!current) return clearSession(request.cookies, response.cookies);
  if (current.turn === sealed.turn && current.expired === sealed.expired) return;
  // Tokens that became too long to carry stay where they wait: in the store.
  await writeSession(current, request.cookies, response.cookies);
}
