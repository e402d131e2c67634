import { documentPath } from '@/components/documents/document-address';
import { languageOf } from '@/components/documents/language-of';
import { readMeta } from '@/components/documents/read-meta';
import type { FetchedDocument } from '@/lib/skills/document-fetch';
import type { Provenance } from '@/lib/skills/outcome';
import type { SavedThing } from './saved-thing';

/** The key of a document in the store. */
export function documentKey(agent: Pick<Provenance['agent'], 'kind'>, id: string): string {
  return `document/${agent.kind}/${id}`;
}

/** A document as it is saved. @param now ISO 8601 instant @returns undefined where there is no text to save */
export function savedOfDocument(id: string, { text, meta, agent, readAt }: FetchedDocument & { agent: Provenance['agent']; readAt: string }, siteUrl: string, now: string): SavedThing | undefined {
  if (!text.trim()) return undefined;
  const { title, titleLanguage, author, date, reference, source } = readMeta(meta, siteUrl);
  return {
    key: documentKey(agent, id), kind: 'document', path: documentPath(id), title: title ?? reference ?? id, titleLanguage, author, date, reference, source,
    lang: agent.kind === 'built-in' ? 'en' : languageOf(text, meta.language ?? meta.lang) || undefined, text, agent: { kind: agent.kind, name: agent.name }, readAt, savedAt: now,
  };
}
