import 'server-only';
import { personById } from '@/lib/agent/directory/clergy';
import { isKnownId } from '@/lib/agent/directory/known-ids';
import { isLibraryId } from '@/lib/agent/library/library-ids';

/** Which ids the built-in agent answers, by section of the address. The popes under their birth names are found among the popes only. */
const KNOWN: Record<string, (id: string) => boolean> = {
  saints: (id) => isKnownId('saints', id),
  clergy: (id) => isKnownId('clergy', id) && personById(id)?.pope_id === undefined,
  popes: (id) => isKnownId('popes', id),
  dioceses: (id) => isKnownId('dioceses', id),
  documents: isLibraryId,
};

function decodedOnce(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * Whether the built-in agent has what an address names; for the proxy, which must answer 404 before anything is rendered.
 * Reads sets of ids only: no search index is built. Meaningless while another agent is connected.
 * @param path without its language, still percent-encoded: `/saints/jerome`
 * @returns false for an unknown id and for broken escapes; true for every address that names none
 */
export function isKnownPage(path: string): boolean {
  const [, section = '', segment = '', ...rest] = path.split('/');
  const isKnown = Object.hasOwn(KNOWN, section) ? KNOWN[section] : undefined;
  if (!isKnown || !segment || rest.some(Boolean)) return true;
  const id = decodedOnce(segment);
  return id !== undefined && isKnown(id);
}
