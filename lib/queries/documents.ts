import 'server-only';
import { documentFetch } from '@/lib/skills/document-fetch';
import { documentSearch } from '@/lib/skills/document-search';
import { onePerRequest } from './calls/one-per-request';

/** Passages that match a query. */
export const searchDocuments = onePerRequest(documentSearch);

/** Text and metadata of one document or passage. */
export const getDocument = onePerRequest(documentFetch);
