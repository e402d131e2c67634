'use server';

import { getDocument, searchDocuments } from '@/lib/queries/documents';
import { refuseTooMany } from '@/lib/queries/limits/visitor-limit';
import { documentFetchInput, type FetchedDocument } from '@/lib/skills/document-fetch';
import { documentSearchInput, type SearchResult } from '@/lib/skills/document-search';
import type { Outcome } from '@/lib/skills/outcome';

/** Searches for passages. @param input `{ query }`, 1 to 1024 characters */
export async function findDocuments(input: unknown): Promise<Outcome<SearchResult[]>> {
  const parsed = documentSearchInput.safeParse(input);
  if (!parsed.success) return { kind: 'failed', reason: 'invalid-params' };
  return (await refuseTooMany()) ?? searchDocuments(parsed.data);
}

/** Reads one document or passage. @param input `{ id }` as a search gave it */
export async function readDocument(input: unknown): Promise<Outcome<FetchedDocument>> {
  const parsed = documentFetchInput.safeParse(input);
  if (!parsed.success) return { kind: 'failed', reason: 'invalid-params' };
  return (await refuseTooMany()) ?? getDocument(parsed.data);
}
