import { safeExternalUrl } from '@/components/ui/safe-url';
import { readLink, type DirectoryLink } from './read-link';

/** Any JSON value as something a reader can be shown. */
export type ReadValue =
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'yes-no'; value: boolean }
  | { kind: 'date'; date: string }
  | { kind: 'web'; url: string }
  | { kind: 'link'; link: DirectoryLink }
  | { kind: 'list'; items: ReadValue[] }
  | { kind: 'rows'; rows: { key: string; value: ReadValue }[] };

/** An answer nested deeper than any profile is cut off rather than followed. */
const DEEPEST = 8;

function readText(text: string): ReadValue | undefined {
  const trimmed = text.trim();
  if (!trimmed) return undefined;
  if (/^\d{4}-\d{2}-\d{2}$/.test(trimmed)) return { kind: 'date', date: trimmed };
  const url = safeExternalUrl(trimmed);
  return url ? { kind: 'web', url } : { kind: 'text', text: trimmed };
}

/**
 * Reads a value of unknown shape: text and numbers as they are, an array as a list, an object as labelled rows, a mention of a person or see as a link.
 * @returns undefined for null, "", [] and whatever holds nothing else
 */
export function readValue(value: unknown, depth = 0): ReadValue | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return readText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? { kind: 'number', value } : undefined;
  if (typeof value === 'boolean') return { kind: 'yes-no', value };
  if (typeof value !== 'object') return undefined;
  if (depth >= DEEPEST) return { kind: 'text', text: '…' };
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => readValue(item, depth + 1) ?? []);
    return items.length > 1 ? { kind: 'list', items } : items[0];
  }
  const link = readLink(value);
  if (link) return { kind: 'link', link };
  const rows = Object.entries(value).flatMap(([key, field]) => {
    const read = readValue(field, depth + 1);
    return read ? [{ key, value: read }] : [];
  });
  return rows.length > 0 ? { kind: 'rows', rows } : undefined;
}
