import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keptInBrowser } from './kept-in-browser';

const STORES = /localStorage|sessionStorage|document\.cookie|indexedDB/;

const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)).map((file) => join(folder, file)),
);

describe('what the privacy page says is kept in the browser', () => {
  const keeping = sources.map((file) => ({ file, text: readFileSync(file, 'utf8') })).filter(({ text }) => STORES.test(text));

  it.each(keeping)('names what $file keeps', ({ text }) => {
    expect(keptInBrowser.some(({ name }) => text.includes(`'${name}'`) || text.includes(`${name}=`))).toBe(true);
  });

  it.each(keptInBrowser)('names nothing that is not kept: $name', ({ name }) => {
    expect(keeping.some(({ text }) => text.includes(`'${name}'`) || text.includes(`${name}=`))).toBe(true);
  });
});
