import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads one compiled file of `lib/agent/data`. The files are our own build output, so their shape is trusted, not parsed.
 * @throws when the process does not run in the root of the project
 */
export function readData<T>(name: string): T {
  return JSON.parse(readFileSync(path.join(process.cwd(), 'lib/agent/data', `${name}.json`), 'utf8')) as T;
}
