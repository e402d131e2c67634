import 'server-only';
import { popes } from '@/lib/agent/directory/popes';

const TITLES = /^(?:(?:his holiness|pope|saint|st\.?|blessed|bl\.?|venerable|ven\.?) )+/i;

/**
 * The pope who is named as the author of a document.
 * @param author as an agent sent it
 * @param own whether it is our own catalogue's, which calls by a papal name nobody else; elsewhere a name without a number needs "Pope" before it
 * @returns his id in the built-in directory and his papal name; undefined where another may be meant
 */
export function popeOfAuthor(author: string, own: boolean): { id: string; name: string } | undefined {
  const name = author.trim().replace(TITLES, '');
  const pope = [...popes().values()].find(({ papal_name: papal }) => papal === name);
  const isClear = own || / [IVX]+$/.test(name) || /\bpope /i.test(author);
  return pope && isClear ? { id: pope.pope_id, name: pope.papal_name } : undefined;
}
