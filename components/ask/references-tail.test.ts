import { describe, expect, it } from 'vitest';
import { withoutReferences } from './references-tail';

describe('definitions at the end of an answer', () => {
  it('reads a list with title, author and locator', () => {
    const { body, citations } = withoutReferences('Grace.[^1][^2]\n\nReferences:\n[^1]. Lumen Gentium (Second Vatican Council), 11\n[^2]. Catechism, 1996', []);
    expect(body).toBe('Grace.[^1][^2]');
    expect(citations).toEqual([
      { document_index: 0, document_title: 'Lumen Gentium', document_author: 'Second Vatican Council', document_reference: '11' },
      { document_index: 1, document_title: 'Catechism, 1996' },
    ]);
  });

  it('reads definitions of footnotes with a link and further lines', () => {
    const { body, citations } = withoutReferences('Grace.[^1]\n\n---\n\n**Sources**\n\n[^1]: [Dei Verbum](https://example.org/dv)\n    second line\n\n', []);
    expect(body).toBe('Grace.[^1]');
    expect(citations).toEqual([{ document_index: 0, document_title: 'Dei Verbum', source_url: 'https://example.org/dv' }]);
  });

  it.each([
    ['Grace [1].\n\nSources:\n[1] Lumen Gentium (Second Vatican Council), 11\n[2] Dei Verbum', 'Grace [1].', ['Lumen Gentium', 'Dei Verbum']],
    ['Grace [1].\n\n## References\n\n1. Lumen Gentium\n2. Dei Verbum\n', 'Grace [1].', ['Lumen Gentium', 'Dei Verbum']],
    ['Grace [1].\n\n**Quellen**\n\n- [1] Lumen Gentium', 'Grace [1].', ['Lumen Gentium']],
    ['恩宠【1】。\n\n参考资料：\n【1】教会宪章', '恩宠【1】。', ['教会宪章']],
    ['Grace [1].\n\n[1]: https://example.org/lg', 'Grace [1].', ['https://example.org/lg']],
  ])('reads %j', (text, rest, titles) => {
    const { body, citations } = withoutReferences(text, []);
    expect(body).toBe(rest);
    expect(citations.map(({ document_title: title, source_url: url }) => title || url)).toEqual(titles);
  });

  it.each([
    '## Sources\n\nThe sources of revelation are two:\n\n1. Scripture\n2. Tradition',
    'See [the text][1].\n\n[1]: https://example.org/',
    '1. one\n2. two',
    'Come on Sunday.\n\n## Notes\n\n1. Bring a Bible.',
    'Come on Sunday.\n\n[1] Bring a Bible.\n[2]: Bring a friend.',
    'Come [1].\n\n~~~\n[1]: code\n```\n[2]: code\n~~~',
  ])('takes no list of the text itself: %j', (text) => {
    expect(withoutReferences(text, [])).toEqual({ body: text, citations: [] });
  });

  it.each(['References:', '## Sources', '**Quellen**', '参考资料：'])('takes the heading %j with its lines out of the middle of a text', (heading) => {
    const { body } = withoutReferences(`Grace.[^1][^2]\n\n${heading}\n\n[^1]: Lumen Gentium\n[^2]: Dei Verbum\n\nMore words.`, []);
    expect(body.replace(/\n{2,}/g, '\n\n')).toBe('Grace.[^1][^2]\n\nMore words.');
  });

  it('keeps a heading under which words of the answer stand', () => {
    const { body } = withoutReferences('Grace.[^1]\n\n## Sources\n\nTwo of them:\n[^1]: Lumen Gentium\n\nMore words.', []);
    expect(body).toContain('## Sources\n\nTwo of them:');
  });

  it('keeps a heading with what is left of its list', () => {
    expect(withoutReferences('Grace.[^1]\n\n## Sources\n\n[^1]: Lumen Gentium\n[2] A book.\n\nMore words.', []).body).toContain('## Sources');
  });

  it('leaves a text alone that defines nothing', () => {
    const text = 'Sources:\n\n- one [^1]\n\n```\n[^1]: code\n```\n';
    expect(withoutReferences(text, [])).toEqual({ body: text, citations: [] });
  });

  it('keeps the citations that were sent, and adds what only the text defines', () => {
    const sent = [{ document_title: 'Lumen Gentium', document_index: 0 }];
    const { body, citations } = withoutReferences('One.[^1] Two.[^2]\n\n[^1]: Lumen Gentium\n[^2]:Dei Verbum', sent);
    expect(body).toBe('One.[^1] Two.[^2]');
    expect(citations).toEqual([...sent, { document_index: 1, document_title: 'Dei Verbum' }]);
  });

  it.each([
    ['Grace [1].\n\nSources:\n[1] Lumen Gentium (Second Vatican Council), 11', true],
    ['Grace [1].\n\nSources:\n[1] LUMEN  GENTIUM\n[2] Dei Verbum', true],
    ['Grace [1].\n\n[1]: https://example.org/lg', true],
    ['Grace [1].\n\n## Notes\n\n1. Bring a Bible.\n2. Be kind.', false],
    ['Grace [1].\n\n[1]: Bring a Bible.', false],
    ['Grace.\n\nSources:\n[1] Lumen Gentium', false],
  ])('beside citations, loses no words of the answer: %j', (text, isTaken) => {
    const { body } = withoutReferences(text, [{ document_title: 'Lumen Gentium', document_index: 0 }]);
    expect(body).toBe(isTaken ? text.split('\n\n')[0] : text);
  });

  it('takes a long hostile text in no time', () => {
    const started = performance.now();
    for (const text of [
      `${'[a'.repeat(20_000)}${'\n[1]: x y'.repeat(10)}`, `notes${' '.repeat(60_000)}x`, `${'#'.repeat(60_000)}x`, `notes${'*_'.repeat(30_000)}x`, `[1] a\n\n## Notes\n\n1. ${' ('.repeat(30_000)}`,
      `x [1]\n\n${'[1]: a b\n'.repeat(10_000)}`, `x [1]\n\n## Notes\n${`1. a${' '.repeat(590)}b\n`.repeat(100)}`, `[${'a][1'.repeat(20_000)}`, `- ${' '.repeat(60_000)}\n## Notes`,
    ]) withoutReferences(text, []);
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});
