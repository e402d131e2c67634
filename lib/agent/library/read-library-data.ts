import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads one compiled file of `lib/agent/data` from disk: not imported, so that it stays out of every bundle. */
export function readLibraryData<T>(name: string): T {
  return JSON.parse(readFileSync(path.join(process.cwd(), 'lib/agent/data', `${name}.json`), 'utf8')) as T;
}
