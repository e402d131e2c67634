import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PrintedAddress } from './printed-address';

const printed = (url?: string, before?: string) => renderToStaticMarkup(<PrintedAddress url={url} before={before} />);

describe('a source on paper', () => {
  it('has its address in words, once', () => {
    expect(printed('https://example.org/a')).toBe('<p class="address onlyprint">https://example.org/a</p>');
    expect(printed('https://example.org/a', 'https://example.org/b')).toContain('example.org/a');
    expect(printed('https://example.org/a', 'https://example.org/a')).toBe('');
  });

  it.each(['javascript:alert(1)', 'data:x', '/calendar', '', undefined])('has no address that may not become a link: %s', (url) => {
    expect(printed(url)).toBe('');
  });

  it('is drawn by rules for what stands in its entry', () => {
    const css = readFileSync('app/styles/print.css', 'utf8');
    expect(css).toContain('.sources .address {');
    // A long quotation is closed on the page.
    expect(css).toContain('.sources details::details-content {');
    expect(readFileSync('components/ask/source-entry.tsx', 'utf8')).toContain('<PrintedAddress url={citation.source_url}');
  });
});
