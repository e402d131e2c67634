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
    expect(readHtml('<ol start="3"><li>C</li><li>D</li></ol><ul><li>x</li></ul>')).toEqual([
      { kind: 'paragraph', number: '3', text: 'C' }, { kind: 'paragraph', number: '4', text: 'D' }, { kind: 'paragraph', text: 'x' },
    ]);
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
    for (const piece of ['<', '<p', '<!--', '<script>', '</p>', '&amp', '<p>a', '<br>', 'x']) readHtml(`<p>${piece.repeat(300_000)}`);
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
