import 'server-only';
import { clergy } from '@/lib/agent/directory/clergy';
import { listIds } from '@/lib/agent/directory/known-ids';
import { listLibraryIds } from '@/lib/agent/library/library-ids';

/** Pages of the built-in data, by the first part of their addresses. */
export const LISTED_SECTIONS = ['saints', 'clergy', 'popes', 'dioceses', 'documents'] as const;

export type ListedSection = (typeof LISTED_SECTIONS)[number];

/** The addresses of all pages of a section, without a language; the popes under their birth names have none among the clergy. */
export function listedAddresses(section: ListedSection): string[] {
  const ids = section === 'documents' ? listLibraryIds() : [...listIds(section)].filter((id) => section !== 'clergy' || clergy().get(id)?.pope_id === undefined);
  return ids.map((id) => `/${section}/${encodeURIComponent(id)}`);
}
