import type { AuthorizationServer } from './authorization-server';

/** Scopes that open a person's own data (OpenID Connect Core 5.4): no page of ours needs a name or an e-mail address. */
const PERSONAL = new Set(['openid', 'profile', 'email', 'phone', 'address']);
const OFFLINE = 'offline_access';

/**
 * The scopes to ask for: what the agent's own document lists, else what its authorization server lists, without a person's data; and
 * `offline_access` where it is listed, for without it some servers give no refresh token. Nothing that is not listed.
 * @returns undefined when there is nothing to ask for: the server then applies its own default
 */
export function scopesFor({ metadata, resourceScopes }: Pick<AuthorizationServer, 'metadata' | 'resourceScopes'>): string | undefined {
  const supported = metadata.scopes_supported ?? [];
  const wanted = (resourceScopes ?? supported).filter((scope) => !PERSONAL.has(scope) && scope !== OFFLINE);
  if (supported.includes(OFFLINE)) wanted.push(OFFLINE);
  return wanted.length > 0 ? [...new Set(wanted)].join(' ') : undefined;
}

/** OpenID Connect Core 11: offline access is given only where the person is asked for it. */
export function promptFor(scope: string | undefined): string | undefined {
  return scope?.split(' ').includes(OFFLINE) ? 'consent' : undefined;
}
