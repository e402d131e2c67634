import type { ExportedTurn } from '../export/exported-turn';
import { pack } from './pack';
import { readShared, withoutQuotes } from './shared-conversation';

/** Longer addresses are refused by some browsers; those of 80,000 characters by Safari. */
export const LONGEST_LINK = 64_000;
/** From here on, chat and mail programs are known to cut. */
export const LONG_LINK = 8_000;

/** `too-much` is more than the page of shared answers reads: too many turns or sources, or a text too long. */
export type ShareLink = { kind: 'link'; url: string; quotes: boolean } | { kind: 'too-long'; length: number } | { kind: 'too-much' | 'unsupported' };

/**
 * An address that holds the answers themselves, in its fragment, which no browser sends to a server. If it is too long, or too much to be read, it is made again without the quoted passages.
 * @param page address of the page that shows them, without fragment
 * @param madeAt ISO 8601 instant
 */
export async function shareLink(turns: readonly ExportedTurn[], page: string, madeAt: string): Promise<ShareLink> {
  if (typeof CompressionStream === 'undefined') return { kind: 'unsupported' };
  let length = 0;
  for (const quotes of [true, false]) {
    const shared = readShared(quotes ? { madeAt, turns } : { madeAt, turns: withoutQuotes(turns) });
    const url = shared && `${page}#${await pack(shared)}`;
    if (url && url.length <= LONGEST_LINK) return { kind: 'link', url, quotes };
    length = url?.length ?? 0;
  }
  return length > 0 ? { kind: 'too-long', length } : { kind: 'too-much' };
}
