import type { DataPart, TextPart } from '@a2a-js/sdk';

export function textPart(text: string): TextPart {
  return { kind: 'text', text };
}

export function dataPart(data: Record<string, unknown>): DataPart {
  return { kind: 'data', data };
}

/** "Nothing found" of the directory skills: a normal answer, not an error. Form and hints are those of the client's documents. */
export function notFoundPart(query: string, hint?: string): DataPart {
  return dataPart({ error: 'not_found', query, ...(hint ? { hint } : {}) });
}
