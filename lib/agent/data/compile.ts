import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { correct } from './compile/correct';
import { DATA_FILES, type DataFile } from './compile/data-files';
import { toLines } from './compile/to-lines';

/**
 * Compiles a folder of raw JSON facts into the files the product reads.
 * Usage: `npx tsx lib/agent/data/compile.ts <source-folder>`, from the root of the project. The output is committed.
 */
function compile(source: string): void {
  for (const file of DATA_FILES) {
    const text = `${toLines(read(source, file), file.depth)}\n`;
    writeFileSync(path.join(process.cwd(), file.target, `${file.name}.json`), text);
    console.info(`${file.target}/${file.name}.json  ${Buffer.byteLength(text)} bytes`);
  }
}

function read(source: string, { name, count }: DataFile): unknown {
  const value: unknown = JSON.parse(readFileSync(path.join(source, `${name}.json`), 'utf8'));
  if (count === undefined) return value;
  if (!Array.isArray(value) || value.length !== count) throw new Error(`${name}.json: expected a list of ${count} records`);
  return value.map(correct);
}

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Name the folder with the raw JSON files.');
compile(source);
