import { Cite, plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { describe, expect, it } from 'vitest';
import { todayIn } from '@/lib/liturgy/today';
import { asBibtex } from './as-bibtex';
import { asCslJson, cslItems } from './as-csl';
import { asMarkdown } from './as-markdown';
import { asRis } from './as-ris';
import { asText } from './as-text';
import { fileName } from './file-name';
import { hardTurns } from './testing-turns';
import { writeMarkers } from './write-markers';

const words = { sources: 'Sources', found: 'Found', answeredBy: (name: string, readAt: string) => `Answered by ${name}, ${readAt}`, dayOf: (instant: string) => todayIn('Asia/Tokyo', new Date(instant)) };
const [first] = hardTurns;
const one = first ? [first] : [];
const isKept = new Set(['id', 'title', 'author', 'URL']);

/** What another program reads in a file of ours. */
function readBy(type: string, file: string): Record<string, unknown>[] {
  return new Cite(file, { forceType: type }).data.map((item) => Object.fromEntries(Object.entries(item).filter(([name]) => isKept.has(name))));
}

describe('an exported answer', () => {
  it('has every marker as a footnote with the same number, and no marker in code, links and plain brackets', () => {
    const markdown = asMarkdown(one, words);
    expect(markdown).toContain('One.[^1] Two[^2][^3]. Code `a[1]` and [1](https://example.org/a[1]), the year [1963], unknown [9].');
    expect(markdown).toContain('```\nx[2]\n```');
    expect(markdown).toContain('Escaped \\[1\\]. End[^1][^2][^3]');
    const used = new Set([...markdown.replace(/```[\s\S]*?```|`[^`]*`/g, '').matchAll(/\[\^([\d-]+)\](?!:)/g)].map(([, name]) => name));
    const defined = new Set([...markdown.matchAll(/^\[\^([\d-]+)\]:/gm)].map(([, name]) => name));
    expect(used).toEqual(defined);
    expect(used).toEqual(new Set(['1', '2', '3']));
    expect(markdown).toContain('**Found**\n\n- \\[4\\] Merely found');
    expect(markdown).toContain('*Answered by Magisterium AI, 2026-11-30T10:00:31Z*');
  });

  it('has names of its own for the footnotes of each answer of a conversation', () => {
    const markdown = asMarkdown(hardTurns, words);
    expect(markdown).toContain('One.[^1-1] Two[^1-2][^1-3].');
    expect(markdown).toContain('Eins.[^2-1]');
    expect(markdown.match(/^\[\^2-1\]:/gm)).toHaveLength(1);
    expect(asText(hardTurns, words)).toContain('Eins.[1]\n\nSources\n[1] Über die Taufe · Müller, Jörg, 0304');
  });

  it('names its sources by the same numbers in all formats', () => {
    const ids = cslItems(one, words).map(({ id }) => id);
    expect(ids).toEqual(['source-1', 'source-1b', 'source-2', 'source-3', 'source-4']);
    expect([...asBibtex(one, words).matchAll(/^@misc\{([^,]+),$/gm)].map(([, id]) => id)).toEqual(ids);
    expect([...asRis(one, words).matchAll(/^ID {2}- (.+)\r$/gm)].map(([, id]) => id)).toEqual(ids);
    expect(new Set(cslItems(hardTurns, words).map(({ id }) => id)).size).toBe(6);
    expect(cslItems(hardTurns, words).at(-1)?.id).toBe('answer-2-source-1');
  });
});

describe('files of sources, read by a program that is not ours (citation-js)', () => {
  const expected = cslItems(hardTurns, words);

  it('BibTeX: titles with every sign of TeX, one author with "and", addresses as they were', () => {
    const read = readBy('@biblatex/text', asBibtex(hardTurns, words));
    expect(read.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    const [faith, , catechism, bare] = read;
    expect(String(faith?.title).replace(/<[^>]+>/g, '')).toBe('Faith & Reason: 100% {sure}_#1 ~ $5^2 \\ end');
    expect(faith?.author).toHaveLength(1);
    expect(JSON.stringify(faith?.author)).toContain('Peter and Paul');
    expect(faith?.URL).toBe('https://example.org/a_b?c=1&d=%20#%7Bx%7D');
    expect(String(catechism?.title).replace(/<[^>]+>/g, '')).toBe('天主教教理');
    expect(JSON.stringify(catechism?.author)).toContain('Ġwanni Pawlu II');
    expect(bare?.URL).toBeUndefined();
  });

  it('RIS: no line of a quotation is taken for a line of the format', () => {
    const file = asRis(hardTurns, words);
    expect(file.match(/^TY {2}- /gm)).toHaveLength(expected.length);
    expect(file.match(/^ER {2}- \r$/gm)).toHaveLength(expected.length);
    expect(file.split('\n').slice(0, -1).every((line) => line.endsWith('\r'))).toBe(true);
    const read = readBy('@ris/file', file);
    expect(read.map(({ title }) => title)).toEqual(expected.map(({ title }) => title));
    expect(JSON.stringify(read[2]?.author)).toContain('Ġwanni Pawlu II');
  });

  it('CSL-JSON: as it was written, years as numbers, other dates as words', () => {
    const file = asCslJson(hardTurns, words);
    expect(plugins.input.type(JSON.parse(file))).toBe('@csl/list+object');
    expect(new Cite(file).data.map(({ id, title }) => ({ id, title }))).toEqual(expected.map(({ id, title }) => ({ id, title })));
    expect(expected[0]?.issued).toEqual({ 'date-parts': [[1998]] });
    expect(expected[2]?.issued).toEqual({ literal: 'c. 1992' });
    expect(expected[3]?.URL).toBeUndefined();
    expect(expected[0]?.accessed).toEqual({ 'date-parts': [[2026, 11, 30]] });
  });
});

it('a source was read on the day of the reader, not on that of Greenwich', () => {
  const late = one.map((turn) => ({ ...turn, readAt: '2026-11-30T23:30:00Z' }));
  expect(cslItems(late, words)[0]?.accessed).toEqual({ 'date-parts': [[2026, 12, 1]] });
  expect(asRis(late, words)).toContain('2026/12/01');
  expect(asBibtex(late, words)).toContain('2026-12-01');
});

describe('the name of a file', () => {
  it.each([
    ['What is grace?', 'what-is-grace-2026-11-30.md'],
    ['../../etc/passwd', 'etc-passwd-2026-11-30.md'],
    ['什么是恩典？', '什么是恩典-2026-11-30.md'],
    ['???', 'answer-2026-11-30.md'],
    ['x'.repeat(300), `${'x'.repeat(60)}-2026-11-30.md`],
  ])('of %j is %j', (question, name) => {
    expect(fileName(question, '2026-11-30', '.md')).toBe(name);
  });
});

it('a hostile text is written in reasonable time', () => {
  const before = performance.now();
  for (const part of ['[', '[1', '![a](', '`', '<a:', '\\[']) writeMarkers(part.repeat(60_000), one[0]?.sources ?? [], String);
  expect(performance.now() - before).toBeLessThan(4_000);
});
