import 'server-only';
import { tokenRevocation } from 'openid-client';
import { authorizationServer } from './authorization-server';
import { clientAt } from './client-at';
import { keepEnded, newestOf } from './kept-session';
import type { Session } from './session-record';

/** Tokens that were pasted are their owner's; those we asked for are revoked (RFC 7009), the one that lives longer first. */
async function revoke({ way, clientId, issuer, refreshToken, accessToken }: Session): Promise<void> {
  if (way !== 'oauth' || !clientId) return;
  const found = await authorizationServer();
  if (!found.ok || found.server.metadata.issuer !== issuer || !found.server.metadata.revocation_endpoint) return;
  const client = clientAt(found.server, clientId);
  if (refreshToken) await tokenRevocation(client, refreshToken, { token_type_hint: 'refresh_token' });
  if (accessToken) await tokenRevocation(client, accessToken, { token_type_hint: 'access_token' });
}

/** Ends a session everywhere: no copy of its cookie is taken any longer, and its tokens are revoked where the server can. Never throws. */
export async function endSession(session: Session): Promise<void> {
  const newest = (await newestOf(session)) ?? session;
  await keepEnded(session);
  try {
    await revoke(newest);
  } catch (error) {
    console.warn(`tokens not revoked: ${(error as { code?: string }).code ?? 'no answer'}`);
  }
}
