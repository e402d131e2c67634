import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keptInBrowser } from './kept-in-browser';

/** What a script keeps, and the names of what a server has the browser keep. */
const STORES = /localStorage|sessionStorage|document\.cookie|browserStore<.*>\('|caches\.open|_COOKIE = '|['`}]mx-/;

const isNamed = (text: string, name: string) => [`'${name}'`, `${name}=`, `${name}$`, `'${name}.'`, `'${name}-'`].some((written) => text.includes(written));

const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)).map((file) => join(folder, file)),
);

describe('what the privacy page says is kept in the browser', () => {
  const read = sources.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const cookies = new Map(read.flatMap(({ text }) => [...text.matchAll(/const (\w+_COOKIE) = '([^']+)'/g)].map(([, constant = '', name = '']) => [constant, name] as const)));
  const named = (text: string) => text.replace(/\$\{(\w+_COOKIE)\}/g, (whole, constant: string) => cookies.get(constant) ?? whole);
  const keeping = read.map(({ file, text }) => ({ file, text: named(text) })).filter(({ text }) => STORES.test(text));

  it('opens databases in one place only', () => {
    expect(sources.filter((file) => /indexedDB|openDB/.test(readFileSync(file, 'utf8')))).toEqual([join('lib', 'browser-store.ts')]);
  });

  it.each(keeping)('names what $file keeps', ({ text }) => {
    expect(keptInBrowser.some(({ name }) => isNamed(text, name))).toBe(true);
  });

  it.each(keptInBrowser)('names nothing that is not kept: $name', ({ name }) => {
    expect(keeping.some(({ file, text }) => !file.endsWith('kept-in-browser.ts') && isNamed(text, name))).toBe(true);
  });
});
