import 'server-only';
import { documentFetch, type FetchedDocument } from '@/lib/skills/document-fetch';
import type { Provenance } from '@/lib/skills/outcome';
import { currentAgent } from './calls/agent-of-reader';
import { keptOutcome } from './calls/kept-outcome';
import { getDocument } from './documents';

/**
 * A document as far as it costs nothing to have it: our own agent's, or what another one has answered before.
 * @returns undefined where nothing is kept, or nothing was found
 */
export async function keptDocument(id: string): Promise<{ value: FetchedDocument; provenance: Provenance } | undefined> {
  const builtIn = (await currentAgent()).kind === 'built-in';
  const outcome = builtIn ? await getDocument({ id }) : await keptOutcome(documentFetch.id, { id });
  return outcome?.kind === 'found' ? { value: outcome.value as FetchedDocument, provenance: outcome.provenance } : undefined;
}
