import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import messages from '@/lib/i18n/messages/en.json';
import { isPlainlyParsable } from './markdown-limits';
import { Markdown, safeMarkdownUrl, type MarkdownProps } from './markdown';

const t = createTranslator({ locale: 'en', messages, namespace: 'markdown' });

function html(props: MarkdownProps): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC"><Markdown {...props} /></NextIntlClientProvider>,
  );
}

describe('Markdown from an agent', () => {
  it('leaves HTML as visible text', () => {
    const shown = html({ text: 'a <script>alert(1)</script> <img src=x onerror=alert(1)>\n\n<iframe src="https://x.org"></iframe>' });
    expect(shown).not.toMatch(/<(script|img|iframe)/);
    expect(shown).toContain('&lt;script&gt;');
  });

  it('keeps the words of a picture and drops the picture', () => {
    expect(html({ text: '![A rose](https://evil.example/pixel.png)' })).toBe('<div class="read"><p dir="auto">A rose</p></div>');
  });

  it('links to the web and to mail only', () => {
    const shown = html({ text: '[a](https://example.org/x) [b](javascript:alert(1)) [c](data:text/html,x) [d](/admin) [e](mailto:a@example.org)' });
    expect(shown).toContain('href="https://example.org/x"');
    expect(shown).toContain('href="mailto:a@example.org"');
    expect(shown.match(/href=/g)).toHaveLength(2);
  });

  it('puts its headings under those of the page', () => {
    const shown = html({ text: '# One\n\n###### Six', headingFrom: 4 });
    expect(shown).toMatch(/<h4[^>]*>One<\/h4>/);
    expect(shown).toMatch(/<h6[^>]*>Six<\/h6>/);
  });

  it('takes one tilde for a tilde', () => {
    expect(html({ text: 'about ~300 and ~400' })).toContain('about ~300 and ~400');
  });

  it('names footnotes in the language of the page', () => {
    const shown = html({ text: 'A word[^1].\n\n[^1]: Its source.' });
    expect(shown).toContain(t('footnotes'));
    expect(shown).toContain('href="#user-content-fn-1"');
  });

  it('tags a language and keeps single line breaks where asked', () => {
    const shown = html({ text: 'eins\nzwei', lang: 'de', keepLineBreaks: true });
    expect(shown).toContain('lang="de"');
    expect(shown).toMatch(/<p[^>]*whitespace-pre-line[^>]*>eins\nzwei<\/p>/);
  });

  it('draws no form control for a list of tasks', () => {
    expect(html({ text: '- [x] done' })).not.toContain('<input');
  });
});

describe('text that a parser should not be given', () => {
  it.each([
    ['marks without end', '*a_ '.repeat(20_000)],
    ['closed brackets without end', ']'.repeat(24_000)],
    ['many paragraphs of marks', `${'['.repeat(1_400)}\n\n`.repeat(60)],
    ['strokes without end', '~~a'.repeat(8_000)],
    ['a table without end', `${'|a'.repeat(400)}|\n${'|-'.repeat(400)}|\n${'|\n'.repeat(2_000)}`],
    ['a quoted table without end', `> ${'|a'.repeat(400)}|\n> ${'|-'.repeat(400)}|\n${'> |\n'.repeat(2_000)}`],
    ['definitions without end', '[a]: b\n\n'.repeat(15_000)],
    ['backticks that never close', Array.from({ length: 600 }, (_, index) => '`'.repeat(index + 1)).join('a')],
    ['rules without end', '===\n'.repeat(20_000)],
    ['brackets without end', '[a]('.repeat(20_000)],
    ['quotes in quotes', `${'> '.repeat(500)}a`],
    ['lists in lists', Array.from({ length: 200 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n')],
    ['a very long text', 'word '.repeat(60_000)],
  ])('shows %s as sent, whole, and says so', (_name, text) => {
    expect(isPlainlyParsable(text)).toBe(false);
    const [said = '', ...shown] = html({ text }).split('</p>');
    expect(said).toContain('It stands here whole, as it was sent.');
    expect(shown.join('</p>')).not.toMatch(/<(em|strong|blockquote|li|p)\b/);
    expect(shown.join('</p>').replace(/<[^>]*>/g, '').replaceAll('&gt;', '>')).toBe(text);
  });

  it('parses a long ordinary answer', () => {
    expect(isPlainlyParsable('Some **bold** words with [a link](https://example.org).\n\n'.repeat(2_000))).toBe(true);
    expect(isPlainlyParsable('Use `a` and `b` in ``c``, as `d` says, and more of the kind.\n\n'.repeat(2_000))).toBe(true);
    expect(isPlainlyParsable(`| a | b | c | d |\n|---|:-:|---|---|\n${'| Lumen Gentium [1] | **b** | c | d |\n'.repeat(300)}`)).toBe(true);
  });
});

describe('safeMarkdownUrl', () => {
  it.each(['//example.org', '#top', 'mailto:', 'mailto:a@b?body=x y', 'vbscript:x', ''])('refuses %j', (url) => {
    expect(safeMarkdownUrl(url)).toBe('');
  });
});
