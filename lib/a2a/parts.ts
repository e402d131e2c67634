import { isRecord } from './is-record';

/** A file part; exactly one of `bytes` (base64) and `uri`. */
export interface FilePart {
  name: string;
  mimeType?: string;
  bytes?: string;
  uri?: string;
}

export interface ReadParts {
  texts: string[];
  data: Record<string, unknown>[];
  files: FilePart[];
  /** Names of the artifacts that held something; one without a name is ''. */
  artifacts?: string[];
}

function readFile(file: Record<string, unknown>): FilePart[] {
  const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
  const bytes = text(file.bytes);
  const uri = text(file.uri);
  if (!bytes && !uri) return [];
  return [{ name: text(file.name) ?? 'file', mimeType: text(file.mimeType), ...(bytes ? { bytes } : { uri }) }];
}

/**
 * Sorts parts by what they carry. The marker `kind` (older agents: `type`) may be missing, so the members decide.
 * @param parts as sent, any shape; what is no part is left out
 */
export function readParts(parts: unknown[]): ReadParts {
  const read: ReadParts = { texts: [], data: [], files: [] };
  for (const part of parts) {
    if (!isRecord(part)) continue;
    if (typeof part.text === 'string') read.texts.push(part.text);
    else if (isRecord(part.data)) read.data.push(part.data);
    else if (Array.isArray(part.data)) read.data.push({ results: part.data });
    else if (isRecord(part.file)) read.files.push(...readFile(part.file));
  }
  return read;
}
