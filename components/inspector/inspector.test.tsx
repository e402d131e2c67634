import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { languageTag } from '@/lib/i18n/language-tag';
import type { Locale } from '@/lib/i18n/routing';
import { routing } from '@/lib/i18n/routing';
import de from '@/lib/i18n/messages/de.json';
import en from '@/lib/i18n/messages/en.json';
import { ageOf } from './age-of';
import { askedSkill } from './asked-skill';
import { CardDepartures } from './card-departures';
import { ExchangeEntry } from './exchange-entry';
import { exchangesOnPage } from './exchanges-on-page';
import { replyText, requestText } from './http-text';
import type { OpenedTask, ShownExchange } from './inspector-means';
import { loadExchange } from './load-exchange';
import { sizeOf } from './size-of';
import { TaskResult } from './task-result';

/** Every kind of lib/a2a/error.ts that a call can end with. */
const FAILURES = [
  'unreachable', 'timeout', 'aborted', 'redirected', 'sign-in', 'forbidden', 'plan', 'rate', 'invalid-params', 'task-not-found', 'version', 'service-down',
  'server-error', 'empty-answer', 'unreadable', 'too-large', 'broke-off', 'unknown-skill', 'asks-back', 'task-failed',
] as const;

const exchange: ShownExchange = {
  method: 'message/send', url: 'https://agent.example/rpc', requestHeaders: { authorization: 'Bearer $TOKEN' },
  requestBody: { text: '{"params":{"message":{"metadata":{"skillId":"saint_lookup"}}}}', bytes: 62, cut: false },
  status: 200, statusText: 'OK', replyHeaders: { 'x-a': '1' }, replyBody: { text: '{"result":{"b":1}}', bytes: 18, cut: false }, elapsedMs: 412, startedAt: new Date(Date.now() - 185_000).toISOString(), taskId: 't-1',
};

function shown(node: ReactNode, locale: Locale = 'en', messages: object = en): string {
  return renderToStaticMarkup(<NextIntlClientProvider locale={locale} timeZone="UTC" messages={messages as never}>{node}</NextIntlClientProvider>);
}

describe('the exchanges of a page', () => {
  const page = (...blocks: DOMStringMap[]) => ({ querySelectorAll: () => blocks.map((dataset) => ({ dataset })) }) as unknown as ParentNode;

  it('are those its blocks name, in their order, each once, with what is said of the cache', () => {
    expect(exchangesOnPage(page({ exchange: 'b', cache: 'fresh' }, { exchange: 'a' }, { exchange: 'b', cache: 'none' }, { exchange: 'c  d' }, { exchange: '' }))).toEqual([
      { id: 'b', cache: 'fresh' }, { id: 'a', cache: undefined }, { id: 'c', cache: undefined }, { id: 'd', cache: undefined },
    ]);
  });

  it('are none where nobody was asked, and never more than forty', () => {
    expect(exchangesOnPage(page())).toEqual([]);
    expect(exchangesOnPage(page({ exchange: Array.from({ length: 500 }, (_, index) => index).join(' ') }))).toHaveLength(40);
  });
});

describe('an exchange that is loaded', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([[404, 'gone'], [429, 'unread'], [500, 'unread']])('with status %i is %s', async (status, expected) => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status }));
    expect(await loadExchange('x')).toBe(expected);
  });

  it('is asked for under an escaped id, and unread without a network', async () => {
    const fetch = vi.fn(async () => Response.json(exchange));
    vi.stubGlobal('fetch', fetch);
    expect(await loadExchange('a/../b')).toEqual(exchange);
    expect(fetch).toHaveBeenCalledWith('/api/exchanges/a%2F..%2Fb', { cache: 'no-store' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await loadExchange('x')).toBe('unread');
  });
});

describe('one exchange', () => {
  it('names its skill, or its method', () => {
    expect(askedSkill(exchange)).toBe('saint_lookup');
    for (const text of ['', 'null', '7', '{"params":null}', '{"params":{"message":{"metadata":{"skillId":7}}}}']) {
      expect(askedSkill({ ...exchange, method: 'tasks/get', requestBody: { text, bytes: 0, cut: false } })).toBe('tasks/get');
    }
  });

  it('is written as HTTP, its JSON indented', () => {
    expect(requestText(exchange)).toBe('POST https://agent.example/rpc\nauthorization: Bearer $TOKEN\n\n{\n  "params": {\n    "message": {\n      "metadata": {\n        "skillId": "saint_lookup"\n      }\n    }\n  }\n}');
    expect(replyText(exchange)).toBe('HTTP 200 OK\nx-a: 1\n\n{\n  "result": {\n    "b": 1\n  }\n}');
    expect(replyText({ ...exchange, status: undefined })).toBe('');
    expect(replyText({ ...exchange, replyBody: { text: '{"cut', bytes: 70_000, cut: true } })).toContain('{"cut');
  });

  it('shows status, time, size, and the cache with its age', () => {
    const html = shown(<ExchangeEntry exchange={exchange} cache="stale" />);
    for (const words of ['saint_lookup', 'HTTP 200', '412 ms', '18 B', 'from the cache, out of date, 3 min old', 'Copy as curl', 'Copy as fetch', 'Copy as JSON']) expect(html).toContain(words);
    expect(shown(<ExchangeEntry exchange={exchange} cache="constructor" />)).not.toContain('cache');
    expect(shown(<ExchangeEntry exchange={exchange} cache="fresh" />, 'de', de)).toContain('aus dem Zwischenspeicher, 3 min alt');
  });

  it('shows what an agent sent as text and never as markup (O-60)', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const failed = { ...exchange, replyHeaders: { evil }, replyBody: { text: evil, bytes: 28, cut: true }, failure: { kind: 'invalid-params', code: -32602, detail: `Invalid params · {"field":"start_year"} ${evil}` } };
    const html = shown(<ExchangeEntry exchange={failed} />);
    expect(html).not.toContain('<img');
    expect(html).toContain('The request was not understood (invalid-params) · -32602 · Invalid params · {&quot;field&quot;:&quot;start_year&quot;}');
    expect(html).toContain('Only the beginning is kept: there were 28 B.');
  });

  it.each(FAILURES)('calls a failure by the words of the page, and by its name for programs: %s', (kind) => {
    const failed = { ...exchange, failure: { kind } };
    expect(shown(<ExchangeEntry exchange={failed} />)).toContain(`${en.outcome[kind].title} (${kind})`);
    expect(shown(<ExchangeEntry exchange={failed} />, 'de', de)).toContain(`${de.outcome[kind].title} (${kind})`);
  });

  it('says that nothing came back', () => {
    const html = shown(<ExchangeEntry exchange={{ ...exchange, status: undefined, replyBody: undefined, failure: { kind: 'unreachable', detail: 'connect ECONNREFUSED' } }} />);
    expect(html).toContain('no reply');
    expect(html).toContain('The agent cannot be reached (unreachable) · connect ECONNREFUSED');
    expect(html).not.toContain('>Reply<');
  });
});

describe('a task that was opened', () => {
  const tasks: [OpenedTask, string][] = [
    [{ kind: 'opened', exchange, state: 'completed', answer: { skill: 'saint_lookup', reading: 'found', title: 'Saint X' } }, 'State: completed · An answer of saint_lookup: Saint X'],
    [{ kind: 'opened', exchange, state: 'completed', answer: { skill: 'catholic_qa', reading: 'found' } }, 'State: completed · An answer of catholic_qa'],
    [{ kind: 'opened', exchange, state: 'completed', answer: { skill: 'pope_lookup', reading: 'not-found' } }, 'nothing was found'],
    [{ kind: 'opened', exchange, state: 'failed', answer: { skill: 'pope_lookup', reading: 'unreadable' } }, 'cannot read'],
    [{ kind: 'opened', exchange, state: 'working' }, 'State: working · Not an answer of the ten skills.'],
    ...['task-not-found', 'server-error', 'invalid-params'].map((kind): [OpenedTask, string] => [{ kind: 'opened', exchange: { ...exchange, failure: { kind, code: -32603 } } }, 'The agent has no task of this id']),
    [{ kind: 'opened', exchange: { ...exchange, failure: { kind: 'unreachable' } } }, 'The agent did not give the task.'],
    [{ kind: 'invalid' }, 'A task id has'],
    [{ kind: 'rate', seconds: 9 }, 'Wait 9 s'],
  ];
  it.each(tasks)('says what it is: %#', (task, words) => expect(shown(<TaskResult task={task} />)).toContain(words));
});

describe('the departures of a card', () => {
  it('are each said in every language', async () => {
    const rules = Object.keys(en.inspector.rules);
    for (const locale of routing.locales) {
      const messages = (await import(`@/lib/i18n/messages/${locale}.json`)) as { default: typeof en };
      const html = shown(<CardDepartures departures={rules.map((rule) => ({ rule, at: `at.${rule}`, value: '<b>v</b>' }))} />, locale, messages.default);
      expect(html.match(/<li/g), languageTag(locale)).toHaveLength(rules.length);
      expect(html).not.toContain('inspector.rules');
      expect(html).not.toContain('<b>');
    }
  });

  it('are said to be none where there are none', () => expect(shown(<CardDepartures departures={[]} />)).toContain('Nothing departs'));
});

describe('ages and sizes', () => {
  const now = Date.parse('2026-11-30T12:00:00Z');
  it.each([['2026-11-30T11:59:30Z', 'ageSeconds', 30], ['2026-11-30T11:00:01Z', 'ageMinutes', 59], ['2026-11-29T13:00:00Z', 'ageHours', 23], ['2026-11-30T12:05:00Z', 'ageSeconds', 0], ['soon', 'ageSeconds', 0]])(
    '%s is %s %i', (iso, unit, count) => expect(ageOf(iso, now)).toEqual({ unit, count }),
  );
  it.each([[999, 'bytes', 999], [1000, 'kilobytes', 1], [999_950, 'megabytes', 0.99995], [8_388_608, 'megabytes', 8.388608]])('%i bytes are %s %d', (bytes, unit, count) => {
    expect(sizeOf(bytes)).toEqual({ unit, count });
  });
});
