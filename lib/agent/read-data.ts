import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads one compiled file of `lib/agent/data`: from disk, so that it stays out of every bundle. The files are our own build output, so their
 * shape is trusted, not parsed.
 * @throws when the process does not run in the root of the project
 */
export function readData<T>(name: string): T {
  return JSON.parse(bytesOf(name).toString('utf8')) as T;
}

function bytesOf(name: string): Buffer {
  return readFileSync(path.join(process.cwd(), 'lib/agent/data', `${name}.json`));
}

/** The lines of a file one by one: as one text with letters of many languages, three megabytes would take six, and keep them for a while. */
function* linesOf(bytes: Buffer): Generator<string> {
  for (let start = 0, end = 0; start < bytes.length; start = end + 1) {
    end = bytes.indexOf('\n', start);
    if (end < 0) end = bytes.length;
    yield bytes.toString('utf8', start, end);
  }
}

/**
 * Reads a file that is a list of records, one a line, in which equal lists and equal words of one field are one in memory: of ten thousand saints
 * most have one of a few dozen lists of sources. Frozen, since changing one would change all.
 */
export function readRecords<T extends object>(name: string): T[] {
  const known = new Map<string, unknown>();
  const shared = (value: unknown): unknown => {
    if (typeof value !== 'string' && !Array.isArray(value)) return value;
    const key = typeof value === 'string' ? value : JSON.stringify(value);
    if (!known.has(key)) known.set(key, Object.freeze(value));
    return known.get(key);
  };
  const records: Record<string, unknown>[] = [];
  for (const line of linesOf(bytesOf(name))) {
    if (!line.startsWith('{')) continue;
    const record = JSON.parse(line.replace(/,$/, '')) as Record<string, unknown>;
    for (const field of Object.keys(record)) record[field] = shared(record[field]);
    records.push(record);
  }
  return records as T[];
}
