import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { AnsweredBy } from '@/components/layout/answered-by';
import de from '@/lib/i18n/messages/de.json';
import en from '@/lib/i18n/messages/en.json';
import fr from '@/lib/i18n/messages/fr.json';
import hu from '@/lib/i18n/messages/hu.json';
import mt from '@/lib/i18n/messages/mt.json';
import zh from '@/lib/i18n/messages/zh.json';
import { routing, type Locale } from '@/lib/i18n/routing';
import { liturgicalDay, liturgicalMonth } from '@/lib/liturgy/calendar';
import type { LiturgicalDay } from '@/lib/liturgy/day';
import { readingsOf } from '@/lib/liturgy/lectionary';
import { celebrationNames } from '@/lib/liturgy/names';
import { CandidateDays } from './candidate-days';
import { DayHead } from './day-head';
import { GivesWay } from './gives-way';
import { MassHead } from './mass-head';
import { MonthCell } from './month-cell';
import { MonthHead } from './month-head';
import type { NamedDay } from './named-day';
import { ColoursText } from './colours-text';
import { NoDay } from './no-day';
import { PastCalendar } from './past-calendar';
import { ReadAs } from './read-as';
import { SaintsList } from './saints-list';

// Next's own modules load inside its bundler only. What the language adds to a link is tested in the browser.
vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { href: string | { pathname: string; query: Record<string, string> } }) => (
    <a {...rest} href={typeof href === 'string' ? href : `${href.pathname}?${new URLSearchParams(href.query)}`} />
  ),
}));

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));

const messages = { en, de, fr, hu, mt, zh };

function drawn(node: ReactNode, locale: Locale = 'en', timeZone = 'UTC'): string {
  return renderToStaticMarkup(<NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone={timeZone}>{node}</NextIntlClientProvider>);
}

const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0]+/g, ' ').trim();

async function named(day: LiturgicalDay, locale: Locale = 'en'): Promise<NamedDay> {
  const nameOf = await celebrationNames(locale);
  const [main, ...others] = day.celebrations.map((celebration) => ({ ...celebration, name: nameOf(celebration) }));
  if (!main) throw new Error('a day without a celebration');
  return { ...day, celebrations: [main, ...others] };
}

describe('the head of a month (O-21)', () => {
  const head = async (year: number, month: number) =>
    words(drawn(<MonthHead month={`${year}-${String(month).padStart(2, '0')}`} days={await liturgicalMonth(year, month)} neighbours={{}} />));

  it('changes the cycles on 29 November 2026, the first Sunday of Advent', async () => {
    expect(await head(2026, 11)).toContain('Ordinary Time, Advent · Sundays A, weekdays II; from 29 November: Sundays B, weekdays I');
  });

  it('changes nothing on 1 January 2027', async () => {
    for (const [year, month] of [[2026, 12], [2027, 1]] as const) {
      expect(await head(year, month)).toContain('· Sundays B, weekdays I ');
      expect(await head(year, month)).not.toContain('from');
    }
  });
});

describe('Holy Saturday', () => {
  it.each(routing.locales)('is violet, and its Vigil white under a heading of its own, in %s', async (locale) => {
    const day = await named(await liturgicalDay('2027-03-27'), locale);
    const [mass] = readingsOf(day).masses;
    if (!mass) throw new Error('no Mass');
    const { colour, mass: names } = messages[locale].liturgy;
    const dayHead = drawn(<DayHead day={day} />, locale);
    expect(dayHead).toContain('lit-violet');
    expect(words(dayHead)).not.toContain(colour.white);
    const massHead = drawn(<MassHead mass={mass} day={day} />, locale);
    expect(massHead).toContain(`<h2 class="title">${names['easter-vigil']}</h2>`);
    expect(massHead).toContain('lit-white');
    expect(words(massHead)).toContain(`${colour.white} ${messages[locale].calendar.noMassByDay}`);
    const cell = drawn(<table><tbody><tr><MonthCell day={day} month="2027-03" /></tr></tbody></table>, locale);
    expect(cell).toContain('lit-violet');
    expect(words(cell)).toContain(colour.violet);
    expect(words(cell)).toMatch(new RegExp(`${names['easter-vigil']} ?[:：] ?${colour.white}`));
  });

  it('is the only day of a year with such a heading', async () => {
    for (const date of ['2027-03-25', '2027-03-26', '2027-03-28', '2026-12-25', '2026-06-24', '2025-11-02']) {
      const day = await liturgicalDay(date);
      for (const mass of readingsOf(day).masses) expect(drawn(<MassHead mass={mass} day={day} />)).toBe('');
    }
  });
});

it('All Souls on a Sunday is the day, violet or black, in the Sunday’s week (2025-11-02)', async () => {
  const head = words(drawn(<DayHead day={await named(await liturgicalDay('2025-11-02'))} />));
  expect(head).toMatch(/^Sunday 2 November 2025 The Commemoration of All the Faithful Departed/);
  expect(head).toContain('Violet or Black');
  expect(head).toContain('Ordinary Time, week 31');
});

describe('the saints of a day', () => {
  const andrew = { id: 'andrew-the-apostle', name: 'Andrew the Apostle', status: 'saint' as const, to: '0060' };
  const other = { id: 'taddeo-liu', name: 'Taddeo Liu', status: 'saint' as const, to: '1823' };

  it('name the celebrated saint once, in the line of the celebration, which leads to the saint', async () => {
    const day = await named(await liturgicalDay('2026-11-30'));
    const html = drawn(<SaintsList day={day} saints={[andrew, other]} celebrated={new Map([['andrew_apostle', { people: [andrew.id], records: [andrew.id] }]])} />);
    expect(words(html)).toBe('Saint Andrew, Apostle Feast, Saint, died 60 Taddeo Liu Saint, died 1823');
    expect(html.match(/href="\/saints\/andrew-the-apostle"/g)).toHaveLength(1);
  });

  it('name several under their one celebration', async () => {
    const day = await named(await liturgicalDay('2026-01-02'));
    const [basil, gregory] = [{ id: 'basil', name: 'Basil the Great', to: '0379' }, { id: 'gregory', name: 'Gregory Nazianzen', to: '0390' }];
    const ids = { people: ['basil', 'gregory'], records: ['basil', 'gregory', 'basil-01-02'] };
    const bare = { id: 'basil-01-02', name: 'Basil' };
    const html = drawn(<SaintsList day={day} saints={[basil, gregory, bare]} celebrated={new Map([[day.celebrations[0].id, ids]])} />);
    expect(html.match(/<li>/g)).toHaveLength(1);
    expect(words(html)).toMatch(/Memorial · Basil the Great , died 379 · Gregory Nazianzen , died 390$/);
  });
});

it('a date in figures says how it was read and leads to the other order (O-30)', () => {
  const html = drawn(<ReadAs asked="03/04/2026" date="2026-04-03" order="day" other="2026-03-04" />);
  expect(words(html)).toBe('“03/04/2026” was understood as Friday 3 April 2026. It was read with the day first. The other way round: Wednesday 4 March 2026');
  expect(html).toContain('href="/calendar/2026-03-04?read=03%2F04%2F2026"');
});

it('an answer was read at the reader’s own hour, in UTC where the zone is unknown', () => {
  const provenance = { agent: { kind: 'other' as const, name: 'agent.example' }, readAt: '2026-11-30T23:05:00.000Z', elapsedMs: 5, cache: 'none' as const };
  expect(words(drawn(<AnsweredBy provenance={provenance} />, 'en', 'Europe/Vienna'))).toContain('read 1 December 2026, 00:05');
  expect(words(drawn(<AnsweredBy provenance={provenance} />, 'en'))).toContain('read 30 November 2026, 23:05 UTC');
});

describe('the week of the psalter in the head of a day', () => {
  it.each([['2026-04-02', true], ['2026-04-03', false], ['2026-04-04', false], ['2026-04-05', true]])('%s: %s', async (date, isSaid) => {
    const head = words(drawn(<DayHead day={await named(await liturgicalDay(date))} />));
    expect(head.includes('Psalter week')).toBe(isSaid);
  });
});

it('what gives way this year is not printed: it stood alone on a sixth sheet behind the Easter Vigil', async () => {
  const { celebrations } = await named(await liturgicalDay('2027-04-05'));
  expect(drawn(<GivesWay celebrations={celebrations} />)).toMatch(/^<section class="noprint">/);
});

describe('a year gone by', () => {
  it.each(routing.locales)('is said to be computed by the calendar of today, in %s', (locale) => {
    for (const year of [1980, 2025]) expect(words(drawn(<PastCalendar year={year} today="2026-12-01" />, locale))).toContain(String(year));
  });

  it.each([2026, 2027, 2100])('is not %s', (year) => expect(drawn(<PastCalendar year={year} today="2026-12-01" />)).toBe(''));
});

describe('the way to the reader’s today', () => {
  const dayOf = async (date: string) => named(await liturgicalDay(date));

  it('is that of each day that it may be and of the next, so that a page left open over midnight has no other; on none of them it says nothing', async () => {
    const days = [await dayOf('2026-12-01')];
    const html = drawn(<CandidateDays days={days} alsoTomorrow={[...days, await dayOf('2026-12-02')]} likely="2026-12-01" />);
    const [today = '', question = ''] = html.split(en.calendar.whichDay);
    for (const date of ['2026-12-01', '2026-12-02']) {
      expect(today).toContain(`html[data-today="${date}"] .today-is-${date}`);
      expect(today).toMatch(new RegExp(`<div class="today-is today-is-${date}">.*${en.calendar.today}.*href="/calendar/${date}"`));
    }
    expect(today.slice(0, today.indexOf('<div class="today-is'))).not.toContain(en.calendar.today);
    expect(question).toContain('href="/calendar/2026-12-01"');
    expect(question).not.toContain('href="/calendar/2026-12-02"');
  });
});

describe('a phrase that leads to no day', () => {
  it.each(routing.locales)('is answered by the one sentence that is true of it, in %s', (locale) => {
    const reasons = [{ why: 'outside' }, { why: 'no-such-day' }, { why: 'not-understood' }, { why: 'no-such-day', weekday: '2026-12-25' }, { why: 'no-such-day', next: '2028-02-29' }] as const;
    const said = reasons.map((reason) => drawn(<NoDay asked="X" reason={reason} />, locale));
    expect(new Set(said).size).toBe(reasons.length);
    expect(said[3]).toContain('href="/calendar/2026-12-25"');
    expect(said[4]).toContain('href="/calendar/2028-02-29"');
  });
});

describe('colours of which one may be chosen', () => {
  it.each([['en', 'Violet or Black'], ['de', 'Violett oder Schwarz'], ['zh', '紫或黑']] as const)('are joined as %s does: %s', (locale, said) =>
    expect(words(drawn(<ColoursText colours={['violet', 'black']} />, locale)).toLowerCase().replaceAll('色', '')).toBe(said.toLowerCase()));
});
