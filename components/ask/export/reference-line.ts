import { safeExternalUrl } from '@/components/ui/safe-url';
import type { Citation } from '@/lib/skills/catholic-qa';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The facts of one citation in reading order, each on one line; absent ones are left out, and an address that may not become a link. */
export function referenceFacts(citation: Citation): string[] {
  const whose = [citation.document_author, citation.document_year].filter(Boolean).join(', ');
  return [citation.document_title, whose, citation.document_reference, safeExternalUrl(citation.source_url)].filter((fact) => typeof fact === 'string').map(oneLine).filter(Boolean);
}

/** "Title · Author, year · locator · address". */
export function referenceLine(citation: Citation): string {
  return referenceFacts(citation).join(' · ');
}
