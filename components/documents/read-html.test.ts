import { describe, expect, it } from 'vitest';
import { readBody } from './read-body';
import { isHtml, readHtml } from './read-html';

describe('a body of HTML', () => {
  it.each(['<p>One.</p>', ' <!DOCTYPE html><html>', '<div class="a">x</div>', '<h1>T</h1><p>x', '<html><body>x</body></html>'])('is told by its beginning: %s', (text) => {
    expect(isHtml(text)).toBe(true);
  });

  it.each(['1. Plain <b>text</b>.', '<p>never closed', 'a < b', '<grace> is no element</grace>', '<3', '', '# Title\n\n<p>x</p>'])('is not guessed from %s', (text) => {
    expect(isHtml(text)).toBe(false);
  });

  it('gives its headings, paragraphs, numbers and line breaks', () => {
    expect(readHtml('<!doctype html><html><head><title>No</title><style>p{}</style></head><body><h2>On <i>grace</i></h2><p>22. First &amp; last,<br>a line &mdash; é &eacute;</p><div>Bare<p>In it</p>after</div></body></html>')).toEqual([
      { kind: 'heading', level: 2, text: 'On grace' },
      { kind: 'paragraph', number: '22', text: 'First & last,\na line — é é' },
      { kind: 'paragraph', text: 'Bare' },
      { kind: 'paragraph', text: 'In it' },
      { kind: 'paragraph', text: 'after' },
    ]);
  });

  it('counts the lists that a browser would count', () => {
    expect(readHtml('<ol start="3"><li>C</li><li>D</li><li></li></ol><ul><li>x</li></ul>')).toEqual([
      { kind: 'paragraph', number: '3', label: '3.', text: 'C' }, { kind: 'paragraph', number: '4', label: '4.', text: 'D' }, { kind: 'paragraph', text: '5.' }, { kind: 'paragraph', text: 'x' },
    ]);
  });

  it('keeps links to the web and to mail, wherever they stand, and no other', () => {
    expect(readHtml('<p>5. See <a class="x" href="https://example.org/a?b=1&amp;c=2">the <b>text</b></a> and <A HREF=mailto:a@example.org>write</A>, <a href="javascript:alert(1)">not</a> <a href="#n1">this</a> <a href="/x">nor</a>.</p>')).toEqual([{
      kind: 'paragraph', number: '5', text: 'See the text and write, not this nor.',
      links: [{ from: 4, to: 12, href: 'https://example.org/a?b=1&c=2' }, { from: 17, to: 22, href: 'mailto:a@example.org' }],
    }]);
    expect(readHtml('<h2> <a href="https://example.org/">Title</a> of it</h2><p><a href="https://example.org/">never closed</p><p>after</p>')).toEqual([
      { kind: 'heading', level: 2, text: 'Title of it', links: [{ from: 0, to: 5, href: 'https://example.org/' }] },
      { kind: 'paragraph', text: 'never closed', links: [{ from: 0, to: 12, href: 'https://example.org/' }] },
      { kind: 'paragraph', text: 'after' },
    ]);
  });

  it.each([
    '<a href="https://user:pw@example.org/">x</a>', '<a href="java&#115;cript:alert(1)">x</a>', '<a href="data:text/html,x">x</a>', '<a href="">x</a>', '<a>x</a>', '<a href="https://example.org/"></a>x', '<a data-href="https://example.org/">x</a>',
    'x</a>', '&#xFDD0;x', '\uFDD0x\uFDD1', '<a href="//example.org/">x</a>', '<a href="mailto:a@b.org?subject=x">x</a>',
  ])('makes no link of %s', (html) => {
    expect(readHtml(`<p>${html}</p>`)).toEqual([{ kind: 'paragraph', text: expect.stringMatching(/^(?:&#xFDD0;)?x$/) as string }]);
  });

  it('reads nothing of scripts, styles, comments and what is not closed', () => {
    expect(readHtml('<p>a<script>alert("<p>no</p>")</script>b</p><!-- <p>no</p> --><p onclick="x">c</p><style>no')).toEqual([{ kind: 'paragraph', text: 'ab' }, { kind: 'paragraph', text: 'c' }]);
    expect(readHtml('<p>a</p><!-- no')).toEqual([{ kind: 'paragraph', text: 'a' }]);
  });

  it('makes no tag of what was escaped, and no character of what is none', () => {
    expect(readHtml('<p>&lt;img src=x onerror=alert(1)&gt; &#x41;&#66;&#0;&#xD800;&nosuch; &amp;lt;</p>')).toEqual([{ kind: 'paragraph', text: '<img src=x onerror=alert(1)> AB&#0;&#xD800;&nosuch; &lt;' }]);
  });

  it('takes the time that its length asks for, whatever is in it', () => {
    const started = performance.now();
    for (const piece of ['<', '<p', '<!--', '<script>', '</p>', '&amp', '<p>a', '<br>', 'x', '</a>', '<a href="']) readHtml(`<p>${piece.repeat(200_000)}`);
    readHtml(`<p>${'<a href=https://example.org/>x '.repeat(50_000)}`);
    expect(performance.now() - started).toBeLessThan(8_000);
  });
});

describe('a body as it is shown', () => {
  it('says in which form it came', () => {
    expect(readBody('').sentAs).toBe('nothing');
    expect(readBody(' \n ').sentAs).toBe('nothing');
    expect(readBody('<p></p>').sentAs).toBe('nothing');
    expect(readBody('<p>x</p>').sentAs).toBe('html');
    expect(readBody('x').sentAs).toBe('text');
  });

  it('drops the marks of other systems and keeps the words (O-46)', () => {
    const [block] = readBody('Of 【4:13†source】 (cite index="1-2">grace</cite> and \uE200cite\uE202turn0search1\uE201 hope.').blocks;
    expect(block).toMatchObject({ text: 'Of grace and hope.' });
  });

  it('reads five megabytes', () => {
    const started = performance.now();
    const { blocks } = readBody('A paragraph of some words. '.repeat(20).concat('\n\n').repeat(9_400));
    expect(blocks).toHaveLength(9_400);
    expect(performance.now() - started).toBeLessThan(8_000);
  });
});
