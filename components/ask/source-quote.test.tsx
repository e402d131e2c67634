import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import messages from '@/lib/i18n/messages/en.json';
import { SourceQuote } from './source-quote';

const drawn = (cited_text: string) => renderToStaticMarkup(
  <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}><SourceQuote citation={{ cited_text }} /></NextIntlClientProvider>,
);

describe('a quoted passage of a source', () => {
  it.each([
    ['הסעודה האחרונה היא מקור ופסגת חיי הכנסייה', 'rtl'], ['Lumen Gentium: الإفخارستيا هي منبع الحياة المسيحية وقمتها', 'rtl'],
    ['The Eucharist is the source and summit.', 'ltr'], ['感恩圣事是泉源', 'ltr'],
  ])('has its bar on the side on which it begins to be read: %s', (text, direction) => {
    expect(drawn(text)).toContain(`<blockquote class="quote" dir="${direction}">`);
  });
});
