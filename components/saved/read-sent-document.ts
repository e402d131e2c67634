import type { FetchedDocument } from '@/lib/skills/document-fetch';
import type { Provenance } from '@/lib/skills/outcome';

/**
 * Fetches text and metadata of a document whose page is shown, from this site and without a call to an agent.
 * @throws Error where there is no connection or it is no longer kept
 */
export async function readSentDocument(id: string): Promise<FetchedDocument & { agent: Provenance['agent']; readAt: string }> {
  const response = await fetch(`/api/documents?id=${encodeURIComponent(id)}`);
  if (!response.ok) throw new Error(`The document could not be had: ${response.status}`);
  return response.json();
}
