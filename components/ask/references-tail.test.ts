import { describe, expect, it } from 'vitest';
import { allCitations, withoutReferences } from './references-tail';

describe('definitions at the end of an answer', () => {
  it('reads a list with title, author and locator', () => {
    const { body, references } = withoutReferences('Grace.[^1][^2]\n\nReferences:\n[^1]. Lumen Gentium (Second Vatican Council), 11\n[^2]. Catechism, 1996');
    expect(body).toBe('Grace.[^1][^2]');
    expect(references).toEqual([
      { document_index: 0, document_title: 'Lumen Gentium', document_author: 'Second Vatican Council', document_reference: '11' },
      { document_index: 1, document_title: 'Catechism, 1996' },
    ]);
  });

  it('reads definitions of footnotes with a link and further lines', () => {
    const { body, references } = withoutReferences('Grace.[^1]\n\n---\n\n**Sources**\n\n[^1]: [Dei Verbum](https://example.org/dv)\n    second line\n\n');
    expect(body).toBe('Grace.[^1]');
    expect(references).toEqual([{ document_index: 0, document_title: 'Dei Verbum', source_url: 'https://example.org/dv' }]);
  });

  it.each([
    ['Grace [1].\n\nSources:\n[1] Lumen Gentium (Second Vatican Council), 11\n[2] Dei Verbum', 'Grace [1].', ['Lumen Gentium', 'Dei Verbum']],
    ['Grace [1].\n\n## References\n\n1. Lumen Gentium\n2. Dei Verbum\n', 'Grace [1].', ['Lumen Gentium', 'Dei Verbum']],
    ['Grace [1].\n\n**Quellen**\n\n- [1] Lumen Gentium', 'Grace [1].', ['Lumen Gentium']],
    ['恩宠【1】。\n\n参考资料：\n【1】教会宪章', '恩宠【1】。', ['教会宪章']],
    ['Grace [1].\n\n[1]: https://example.org/lg', 'Grace [1].', ['https://example.org/lg']],
  ])('reads %j', (text, rest, titles) => {
    const { body, references } = withoutReferences(text);
    expect(body).toBe(rest);
    expect(references.map(({ document_title: title, source_url: url }) => title || url)).toEqual(titles);
  });

  it.each([
    '## Sources\n\nThe sources of revelation are two:\n\n1. Scripture\n2. Tradition',
    'See [the text][1].\n\n[1]: https://example.org/',
    '1. one\n2. two',
  ])('takes no list of the text itself: %j', (text) => {
    expect(withoutReferences(text)).toEqual({ body: text, references: [] });
  });

  it('leaves a text alone that defines nothing', () => {
    const text = 'Sources:\n\n- one [^1]\n\n```\n[^1]: code\n```\n';
    expect(withoutReferences(text)).toEqual({ body: text, references: [] });
  });

  it('uses them only where the agent sent no citations', () => {
    const sent = [{ document_title: 'sent' }];
    const defined = [{ document_title: 'defined' }];
    expect(allCitations(sent, defined)).toEqual(sent);
    expect(allCitations([], defined)).toEqual(defined);
  });
});
