import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads one compiled file of `lib/agent/data`: from disk, so that it stays out of every bundle. The files are our own build output, so their
 * shape is trusted, not parsed.
 * @throws when the process does not run in the root of the project
 */
export function readData<T>(name: string): T {
  return JSON.parse(readFileSync(path.join(process.cwd(), 'lib/agent/data', `${name}.json`), 'utf8')) as T;
}

/**
 * Reads a file that is a list of records, in which equal lists and equal words of one field are one in memory: of ten thousand saints
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
  const records = readData<Record<string, unknown>[]>(name);
  for (const record of records) for (const field of Object.keys(record)) record[field] = shared(record[field]);
  return records as T[];
}
