import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import de from '@/lib/i18n/messages/de.json';
import zh from '@/lib/i18n/messages/zh.json';
import { OutcomeNotice } from './outcome-notice';

// The router's links need a running Next; here a link is a link. What reads anew needs its server.
vi.mock('@/lib/i18n/navigation', () => ({ Link: (props: object) => <a {...props} /> }));
vi.mock('./read-form', () => ({ ReadForm: () => null }));
vi.mock('./use-built-in', () => ({ UseBuiltIn: () => null }));
vi.mock('@/components/budget/queued-notice', () => ({ QueuedNotice: () => null }));
vi.mock('@/components/budget/pause', () => ({ Pause: () => null }));

it.each([
  ['de', de, 'als wäre etwas anderes gefragt worden: Heilige eines Tages, no_such_skill.'],
  ['zh', zh, `另一项请求：${zh.skills.saints_of_the_day}、no_such_skill。`],
] as const)('an answer to something else is named in the language of the page, in %s', (locale, messages, said) => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC"><OutcomeNotice outcome={{ kind: 'failed', reason: 'unreadable', otherSkills: ['saints_of_the_day', 'no_such_skill'], detail: 'Maria' }} /></NextIntlClientProvider>,
  );
  expect(html).toContain(said);
  expect(html).not.toMatch(/came back|martyrology/);
});
