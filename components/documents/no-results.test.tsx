import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import messages from '@/lib/i18n/messages/en.json';
import { NoResults } from './no-results';

// The router's links need a running Next; here a link is a link.
vi.mock('@/lib/i18n/navigation', () => ({ Link: (props: object) => <a {...props} /> }));

const drawn = (canAsk: boolean) => renderToStaticMarkup(
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC"><NoResults query="Taufe" canAsk={canAsk} /></NextIntlClientProvider>,
);

it('offers the question only where the agent may answer it', () => {
  expect(drawn(true)).toContain('href="/ask?q=Taufe"');
  expect(drawn(false)).not.toContain('/ask');
  expect(drawn(false)).toContain('href="/documents"');
});
