import type { ExportedTurn } from '../export/exported-turn';
import { pack } from './pack';
import { readShared, withoutQuotes } from './shared-conversation';

/** Longer addresses are refused by some browsers; those of 80,000 characters by Safari. */
export const LONGEST_LINK = 64_000;
/** From here on, chat and mail programs are known to cut. */
export const LONG_LINK = 8_000;

export type ShareLink = { kind: 'link'; url: string; quotes: boolean } | { kind: 'too-long'; length: number } | { kind: 'unsupported' };

/**
 * An address that holds the answers themselves, in its fragment, which no browser sends to a server. If it is too long it is made again without the quoted passages.
 * @param page address of the page that shows them, without fragment
 * @param madeAt ISO 8601 instant
 */
export async function shareLink(turns: readonly ExportedTurn[], page: string, madeAt: string): Promise<ShareLink> {
  if (typeof CompressionStream === 'undefined') return { kind: 'unsupported' };
  const shared = readShared({ madeAt, turns });
  if (!shared) return { kind: 'too-long', length: JSON.stringify(turns).length };
  const whole = `${page}#${await pack(shared)}`;
  if (whole.length <= LONGEST_LINK) return { kind: 'link', url: whole, quotes: true };
  const bare = `${page}#${await pack(withoutQuotes(shared))}`;
  return bare.length <= LONGEST_LINK ? { kind: 'link', url: bare, quotes: false } : { kind: 'too-long', length: bare.length };
}
