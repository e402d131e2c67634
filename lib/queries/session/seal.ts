import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { sessionSecret } from './session-secret';

/**
 * Encrypts and authenticates a value for a cookie or the store.
 * @param seconds after which it can no longer be opened
 * @returns text of URL-safe characters; undefined where there is no secret
 */
export async function seal(value: object, seconds: number): Promise<string | undefined> {
  const password = sessionSecret();
  return password ? sealData(value, { password, ttl: seconds }) : undefined;
}

/**
 * Opens what `seal` made.
 * @param seconds longest age; the seal carries its own end too
 * @returns undefined for what is changed, too old, sealed with another key, or no seal at all; its content is still to be checked
 */
export async function unseal(sealed: string, seconds: number): Promise<unknown> {
  const password = sessionSecret();
  if (!password || !sealed) return undefined;
  try {
    const value = await unsealData<Record<string, unknown>>(sealed, { password, ttl: seconds });
    // The library gives an empty object for a bad seal.
    return Object.keys(value).length > 0 ? value : undefined;
  } catch {
    return undefined;
  }
}
