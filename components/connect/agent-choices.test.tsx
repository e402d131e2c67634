import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { routing } from '@/lib/i18n/routing';
import { AgentChoices } from './agent-choices';
import { PasteToken } from './paste-token';
import { SignOut } from './sign-out';

const LANGUAGES = await Promise.all(routing.locales.map(async (locale) => ({ locale, messages: (await import(`@/lib/i18n/messages/${locale}.json`)).default })));
const REMOTE = { name: 'agent.example', host: 'agent.example' };

const inLanguage = (of: (typeof LANGUAGES)[number], shown: React.ReactNode) =>
  renderToStaticMarkup(<NextIntlClientProvider locale={of.locale} timeZone="UTC" messages={of.messages}>{shown}</NextIntlClientProvider>);

/** State of the remote agent, as it is marked up. */
const stateOf = (html: string) => /<span class="state">(.*?)<\/span>/g.exec(html.slice(html.indexOf('agent.example')))?.[1];

describe.each(LANGUAGES)('the agents, in $locale', (language) => {
  const { connect } = language.messages;
  it.each([
    ['expired', 'remote', `<b class="text-caution!">${connect.signInExpired}</b>`],
    ['out', 'remote', `<b class="text-caution!">${connect.signedOut}</b>`],
    ['expired', 'built-in', connect.signInExpired],
    ['out', 'built-in', connect.signedOut],
    ['in', 'remote', `<b>${connect.signedIn} · ${connect.answering}</b>`],
    ['in', 'built-in', `${connect.signedIn} · ${connect.ready}`],
    [undefined, 'remote', `<b>${connect.answering}</b>`],
  ] as const)('with sign-in %s and %s chosen: what cannot answer is not said to be well', (signIn, active, state) => {
    const html = inLanguage(language, <AgentChoices active={active} remote={REMOTE} signIn={signIn} />);
    expect(stateOf(html)).toBe(state);
    expect(html.includes('value="remote"')).toBe(signIn !== 'out' && signIn !== 'expired' && active === 'built-in');
  });

  it('say beside the way out what stays behind, and where it is deleted', () => {
    const html = inLanguage(language, <SignOut back="/connect" />);
    expect(html).toContain(language.messages.keeping.history);
    expect(html).toContain(language.messages.saved.title);
  });

  it('take a key that is too short, to say what it is', () => {
    expect(inLanguage(language, <PasteToken host="agent.example" back="/connect" />)).not.toMatch(/minlength|pattern=/i);
  });
});

describe('the words of an agent’s card', () => {
  it('fit into their column: none has more than fourteen letters', () => {
    for (const { messages } of LANGUAGES) {
      const labels = Object.entries(messages.connect as Record<string, unknown>).filter(([key, text]) => /^card(?:Name|Description|Version|Protocol|Url|Provider|Skills)$/.test(key) && typeof text === 'string');
      expect(labels).toHaveLength(7);
      for (const [, text] of labels) for (const word of String(text).split(/[\s-]+/)) expect(word.length, word).toBeLessThanOrEqual(14);
    }
  });
});
