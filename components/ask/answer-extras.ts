import { safeExternalUrl } from '@/components/ui/safe-url';
import type { AgentFile } from '@/lib/skills/skill';
import type { QuietName } from './quiet-names';

/** What an answer has beside its text and sources. */
export interface AnswerExtras {
  related?: string[];
  /** Names in its text that lead somewhere. */
  names?: QuietName[];
  /** One without `bytes` and `uri` is only named: it did not come along. */
  files?: AgentFile[];
}

const MOST = { related: 50, names: 1_000, files: 50, text: 500 };
/** Characters of base64 in the files of one answer that a browser keeps. */
export const MOST_KEPT_BYTES = 400_000;

/** Our own pages that a name can lead to, with or without a search; nothing that another site could be reached by. */
const OWN_PAGE = /^\/(?:popes|saints|clergy|dioceses|documents|calendar)(?:\/[\w%.~!'()*,:@-]+)?(?:\?q=[\w%.~!'()*+-]*)?(?:#[\w-]+)?$/;
const NEEDS = ['pope', 'saint', 'see', 'passage'] as const;

const fieldsOf = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {});
const textOf = (value: unknown, most = MOST.text) => (typeof value === 'string' && value.trim() && value.length <= most ? value : undefined);
const listOf = (value: unknown, most: number): unknown[] => (Array.isArray(value) ? value.slice(0, most) : []);

function nameOf(value: unknown): QuietName[] {
  const { words, href, needs } = fieldsOf(value);
  const [said, page, needed] = [textOf(words), textOf(href), NEEDS.find((known) => known === needs)];
  return said && page && OWN_PAGE.test(page) ? [{ words: said, href: page, ...(needed ? { needs: needed } : {}) }] : [];
}

function fileOf(value: unknown): AgentFile[] {
  const { name, mimeType, bytes, uri } = fieldsOf(value);
  const [called, kind, at] = [textOf(name), textOf(mimeType, 100), safeExternalUrl(textOf(uri, 2_000))];
  const whole = typeof bytes === 'string' && /^[A-Za-z0-9+/]+={0,2}$/.test(bytes) ? bytes : undefined;
  return called ? [{ name: called, ...(kind ? { mimeType: kind } : {}), ...(whole ? { bytes: whole } : at ? { uri: at } : {}) }] : [];
}

/**
 * Files that can travel with an answer: those too large are only named.
 * @param room characters of base64 for all of them; 0 leaves addresses alone
 */
export function filesWithin(files: readonly AgentFile[], room: number): AgentFile[] {
  let left = room;
  return files.map(({ bytes, ...file }) => {
    if (bytes === undefined || bytes.length > left) return file;
    left -= bytes.length;
    return { ...file, bytes };
  });
}

const filled = (extras: AnswerExtras): AnswerExtras => Object.fromEntries(Object.entries(extras).filter(([, list]) => (list as unknown[]).length > 0));

/**
 * The extras that a store, a file or a link holds. Anything that is not of the right shape is left out: what comes out of here can be drawn.
 * @param value untrusted
 * @param room characters of base64 that its files may have
 */
export function readExtras(value: unknown, room: number): AnswerExtras {
  const { related, names, files } = fieldsOf(value);
  return filled({
    related: listOf(related, MOST.related).flatMap((question) => textOf(question, 10_000) ?? []),
    names: listOf(names, MOST.names).flatMap(nameOf),
    files: filesWithin(listOf(files, MOST.files).flatMap(fileOf), room),
  });
}
