import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import oldSaintIds from './old-saint-ids.json';
import { applyCorrections, applyRules, joinPopes } from './compile/correct';
import { DATA_FILES, type DataFile } from './compile/data-files';
import { mergeDoublets } from './compile/merge-doublets';
import { withMovedNames } from './compile/moved-names';
import { toLines } from './compile/to-lines';

/**
 * Compiles a folder of raw JSON facts into the files the product reads.
 * Usage: `npx tsx lib/agent/data/compile.ts <source-folder>`, from the root of the project. The output is committed.
 */
function compile(source: string): void {
  const popes = read(source, 'popes');
  for (const file of DATA_FILES) {
    const raw = read(source, file.name, file.count);
    const value = file.name === 'saints' && Array.isArray(raw) && Array.isArray(popes) ? joined(raw, popes) : raw;
    const { merged } = file;
    if (merged !== undefined && (!Array.isArray(value) || value.length !== merged))
      throw new Error(`${file.name}.json: expected ${merged} merged records, not ${Array.isArray(value) ? value.length : 'none'}`);
    const text = `${toLines(value, file.depth)}\n`;
    writeFileSync(path.join(process.cwd(), file.target, `${file.name}.json`), text);
    console.info(`${file.target}/${file.name}.json  ${Buffer.byteLength(text)} bytes`);
  }
}

/** Every person once, then sound as a whole, then in accord with the list of popes. */
function joined(saints: readonly unknown[], popes: readonly unknown[]): unknown[] {
  return joinPopes(applyRules('saints', mergeDoublets(saints, oldSaintIds)), popes);
}

/** A file as it shall be: by the rules first, then as the table of corrections has it. */
function read(source: string, name: string, count?: DataFile['count']): unknown {
  const value: unknown = JSON.parse(readFileSync(path.join(source, `${name}.json`), 'utf8'));
  if (count !== undefined && (!Array.isArray(value) || value.length !== count)) throw new Error(`${name}.json: expected a list of ${count} records`);
  if (name === 'well-known-names') return withMovedNames(value);
  return Array.isArray(value) ? applyCorrections(name, applyRules(name, value)) : value;
}

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Name the folder with the raw JSON files.');
compile(source);
