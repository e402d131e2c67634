import type { ComponentProps } from 'react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import messages from '@/lib/i18n/messages/en.json';
import type { Citation } from '@/lib/skills/catholic-qa';
import { AnswerText } from './answer-text';
import { SourceList } from './source-list';
import { numbersIn } from './citation-markers';
import { citationsOf, sourcesOf } from './sources-of';

// The router's links need a running Next; here a link is a link.
vi.mock('@/lib/i18n/navigation', () => ({ Link: (props: object) => <a {...props} /> }));

const site = 'https://explorer.example';

function drawn(text: string, citations: Citation[] = [], given: Partial<ComponentProps<typeof AnswerText>> = {}): string {
  const sources = sourcesOf(citations, []);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <AnswerText text={text} sources={sources} turn="turn-1" level={2} siteUrl={site} {...given} />
      <SourceList sources={sources} cited={numbersIn(text, (number) => citationsOf(citations, number).length > 0)} turn="turn-1" level={2} siteUrl={site} />
    </NextIntlClientProvider>,
  );
}

describe('an answer on the page', () => {
  it('links its numbers to the sources, by name', () => {
    const html = drawn('Grace [^1], [1][2] and [7].', [{ document_title: 'Lumen Gentium' }, { document_title: 'Dei Verbum' }]);
    expect(html).toContain('href="#turn-1-s1"');
    expect(html).toContain('aria-label="Source 2, Dei Verbum"');
    expect(html).toContain('id="turn-1-s2"');
    expect(html).toContain('and [7].');
  });

  it('marks nothing inside code or links', () => {
    const html = drawn('`a[1]` [b [1]](https://example.org)', [{ document_title: 'x' }]);
    expect(html).not.toContain('<sup');
    expect(html).toContain('a[1]');
  });

  it('gives no target to a link that runs a script, in the text and among the sources', () => {
    const addresses = ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,<b>x</b>', '&#106;avascript:alert(1)'];
    const text = addresses.map((address, index) => `[link ${index}](${address})`).join(', ');
    const html = drawn(text, addresses.map((source_url) => ({ document_title: 'x', source_url })));
    expect(html).toContain('link 1');
    expect(html.match(/href="(?!#)/g)).toBeNull();
  });

  it('shows HTML as words, in the text, in quotations and in titles', () => {
    const payload = '<img src=x onerror=alert(1)> <svg/onload=alert(1)> <iframe srcdoc=x></iframe> <style>body{display:none}</style>';
    const html = drawn(payload, [{ document_title: payload, cited_text: payload, document_author: payload, cited_text_heading: payload }]);
    expect(html).not.toMatch(/<(img|svg|iframe|style|script)/);
    expect(html).toContain('&lt;img');
  });

  it('tells the language of its sentences from that of what it quotes', () => {
    const html = drawn('Hier steht:\n\n> In the beginning', [], { lang: 'de', quotedLang: 'en' });
    expect(html).toMatch(/<div[^>]* lang="de">.*<blockquote[^>]* lang="en"[^>]*>/s);
    expect(drawn('> In the beginning')).toMatch(/<blockquote(?![^>]* lang=)[^>]* class="border-s-2/);
  });

  it('keeps its footnotes apart from those of other turns, and their links work', () => {
    const [one, other] = ['turn-1', 'turn-2'].map((turn) => drawn('A word[^a].\n\n[^a]: Its origin, <a@example.org>.', [], { turn }));
    for (const html of [one, other]) {
      const ids = [...(html ?? '').matchAll(/ id="(turn-\d-(?:fn[^"]*|label))"/g)].map(([, id]) => id);
      expect(ids).toHaveLength(3);
      for (const id of ids) expect(html).toMatch(new RegExp(`(?:href="#|describedby=")${id}"`));
    }
    expect(one).toContain('mailto:a@example.org');
    expect(other).not.toMatch(/turn-1-(?:fn|label)/);
  });

  it('keeps links to our own reader inside, and sends others out', () => {
    const html = drawn('[in](https://explorer.example/documents/john-3) [out](https://example.org/)');
    expect(html).toContain('href="/documents/john-3"');
    expect(html).toContain('rel="noopener noreferrer external"');
  });

  it('makes quiet links of names and numbers in running text, and nowhere else', () => {
    const names = [{ words: 'Leo XIII', href: '/popes/leo-xiii' }];
    const links = (text: string) => [...drawn(text, [{ document_title: 'x' }], { names, own: true }).matchAll(/<a href="(\/[^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, words]) => `${words} ${href}`);
    expect(links('**Leo XIII** wrote of CCC 1324 [1] on 19 March 2026, and Leo XIII again.')).toEqual(['Leo XIII /popes/leo-xiii', 'CCC 1324 /documents/ccc-1324', '19 March 2026 /calendar/2026-03-19']);
    expect(links('- Leo XIII\n\n| a |\n|---|\n| CCC 1324 |')).toHaveLength(2);
    expect(links('> Leo XIII, CCC 1324\n\n`Leo XIII` [Leo XIII](https://example.org) *Leo XIII* “Leo XIII”\n\n    Leo XIII\n\n# Leo XIII')).toEqual([]);
    expect(links('Leo XIII').length).toBe(1);
    expect(drawn('Leo XIII')).not.toContain('/popes/');
  });
});
