import { describe, expect, it } from 'vitest';
import { findPope, popes } from '@/lib/agent/directory/popes';
import { findSaint } from '@/lib/agent/directory/saints';
import { namesByLanguage } from '@/lib/agent/directory/well-known-names';
import { bearsWords } from './bears-words';

/** How many of those found with the first bear the words too. */
const othersOf = (name: string) => findPope(name)?.alternates.filter(({ pope_id: id }) => bearsWords('popes', id, name)).length ?? 0;
const first = (name: string) => bearsWords('popes', findPope(name)?.record.pope_id ?? '', name);
const bare = (name: string) => name.replace(/\s*\b[IVX]+(?:er)?\b\.?\s*|[一二三四五六七八九十]+世$/g, '');

describe('a bare name in any language', () => {
  it('is borne by the other popes of that name, as it is in English', () => {
    const seventh = [...popes().values()].filter(({ papal_name: name }) => / VII$/.test(name));
    expect(seventh.map(({ papal_name: name }) => name)).toEqual(expect.arrayContaining(['Gregory VII', 'Innocent VII', 'John VII']));
    for (const pope of seventh) {
      const abroad = Object.values(namesByLanguage('popes', pope.pope_id) ?? {}).flatMap((name) => name ?? []);
      for (const name of [pope.papal_name, ...abroad].map(bare)) expect([name, first(name), othersOf(name) > 4]).toEqual([name, 'part', true]);
    }
    for (const name of ['Gergely', 'Gregor', '若望', 'Papst Johannes', 'Gregorio']) expect([name, first(name), othersOf(name) > 4]).toEqual([name, 'part', true]);
  });

  it('is whole where somebody is shown by it', () => {
    for (const name of ['Franziskus', 'Ferenc', '方济各', 'Linus', 'Petrus', 'II. János Pál', 'Gregor XVI.', '本笃十六世']) expect([name, first(name)]).toEqual([name, 'whole']);
    for (const name of ['Hieronymus', 'Jeromos', 'Maria', 'Mária']) expect([name, bearsWords('saints', findSaint(name)?.record.saint_id ?? '', name)]).toEqual([name, 'whole']);
  });

  it('is nobody’s without words, with an unknown id, or where it is another’s', () => {
    expect(bearsWords('popes', 'gregory-xvi', '—')).toBeUndefined();
    expect(bearsWords('popes', 'nobody', 'Gregor')).toBeUndefined();
    expect(bearsWords('popes', 'john-paul-ii', 'Gregor')).toBeUndefined();
    expect(bearsWords('dioceses', 'kolnlo_de', 'Cologne')).toBeDefined();
    expect(bearsWords('clergy', 'luis-antonio-tagle', 'Tagle')).toBe('part');
  });
});
