import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { safeMarkdown } from './safe-markdown';

interface Node { type: string; url?: string; value?: string; children?: Node[] }

/** What a parser that is not ours finds alive. */
function aliveIn(text: string): string[] {
  const visit = (node: Node): string[] => [
    ...(node.type === 'html' || node.type === 'image' || node.type === 'imageReference' ? [node.type] : []),
    ...((node.type === 'link' || node.type === 'definition') && !/^(?:https?:\/\/|mailto:)/.test(node.url ?? '') ? [node.url ?? ''] : []),
    ...(node.children ?? []).flatMap(visit),
  ];
  const found: string[] = [];
  ReactMarkdown({ children: text, remarkPlugins: [remarkGfm, () => (tree: Node) => void found.push(...visit(tree))] });
  return found;
}

const HOSTILE = [
  '<img src=x onerror=alert(1)>', '<script>\nalert(1)\n\nx\n</script>', '<!-- x -->', '<div>\n[x](javascript:alert(1))\n</div>', '<a href="javascript:alert(1)">x</a>', '<?php x ?>', '<img alt=">" src=x>', '<svg\nonload=x>',
  '[x](javascript:alert(1))', '[x](<javascript:alert(1)>)', '[x](JavaScript:alert(1) "t")', '[x](java\\script:alert(1))', '[x](javascript&#58;alert(1))', '[x](data:text/html,y)', '[x](/calendar)', '[x](//evil.example)', '[x]()',
  '<javascript:alert(1)>', '![x](https://evil.example/a.png)', '![x](http://evil.example/a.png)', '![](https://evil.example/a.png)', '[![x](https://evil.example/a.png)](https://e.org)', '![<b>x</b>](data:x)',
  '[x][d]\n\n[d]: javascript:alert(1)', '![x][d]\n\n[d]: https://evil.example/a.png', '[d]\n\n[d]:\njavascript:alert(1)', '[x](https://user:pw@e.org)', '[a [b](javascript:c)](https://e.org)', '[x](<javascript:a\\>b>)', '[```  <img src=x>](https://e.org)', '[    <b>](https://e.org)',
  `[x](javascript:${'a'.repeat(3_000)})`, `[x](javascript:a "${'t'.repeat(900)}")`, `<b ${'a'.repeat(2_000)}>`, '[x\ny](javascript:z)', '[`]`](javascript:z)', '\\![x](https://evil.example/a.png)', '\\\\[x](javascript:z)', '\\<b><i>',
];
const AFTER = ['', '`', '**](https://e.org)', '\n\n    x'];
const BEFORE = ['', 'Words ', '- ', '> ', '1. ', '# ', '| a | ', '**', 'x\n', '`', '\n\n', '[', '![', '[a](https://e.org) ', '    x\n\n'];

describe('an answer that leaves the page as Markdown', () => {
  it.each(HOSTILE)('holds nothing alive: %j', (text) => {
    const alive = BEFORE.flatMap((before) => AFTER.map((after) => safeMarkdown(`${before}${text}${after}`))).filter((written) => aliveIn(written).length > 0);
    expect(alive).toEqual([]);
  });

  it.each([
    ['**A** [b](https://e.org/c_(d) "t") <https://e.org> `<b>` \\[1\\] c[^1]', undefined],
    ['```html\n<b>[x](javascript:y)</b>\n```', undefined],
    ['[Mail](mailto:a@e.org), https://e.org/a_b', undefined],
    ['[x][d]\n\n[d]: https://e.org', undefined],
    ['a < b, 3 > 2 & c', undefined],
    ['Words.[^1]\n\n[^1]: A note.', undefined],
    ['A <b>word</b>.', 'A \\<b\\>word\\</b\\>.'],
    ['[the *text*](javascript:alert(1)) on', 'the *text* on'],
    ['[the text](/documents/x) on', 'the text on'],
    ['![A cross](https://e.org/a.png)', '[A cross](https://e.org/a.png)'],
    ['![A cross](http://e.org/a.png)', 'A cross'],
    ['[x][d] y\n\n[d]: javascript:alert(1)', 'x y\n\n'],
    ['<javascript:alert(1)>', 'javascript:alert(1)'],
  ])('%j', (text, written = text) => {
    expect(safeMarkdown(text)).toBe(written);
  });

  it('a long hostile text is written in no time', () => {
    const started = performance.now();
    for (const part of ['[a](', '![', '<a ', '[x](javascript:a) ', '](', '[a]: b\n', '[![a](b)](c) ']) safeMarkdown(part.repeat(30_000));
    safeMarkdown(`[${'](a '.repeat(20_000)}](b)`);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
