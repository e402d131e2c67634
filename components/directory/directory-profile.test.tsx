import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { localizedPath } from '@/lib/i18n/language-tag';
import de from '@/lib/i18n/messages/de.json';
import en from '@/lib/i18n/messages/en.json';
import fr from '@/lib/i18n/messages/fr.json';
import hu from '@/lib/i18n/messages/hu.json';
import mt from '@/lib/i18n/messages/mt.json';
import zh from '@/lib/i18n/messages/zh.json';
import { countryNamed } from './country-name';
import { DIRECTORIES, type DirectoryKind, type Profile } from './directory-kind';
import { DirectoryProfile } from './directory-profile';
import { NAMESAKES, NotMeant } from './not-meant';
import type { KnownOf } from './read-link';

// Next's own modules load inside its bundler only. What the language adds to a link is tested in the browser.
vi.mock('@/lib/i18n/navigation', () => ({
  Link: (props: ComponentProps<'a'>) => <a {...props} />,
  useRouter: () => ({ refresh: () => undefined }),
}));

const MESSAGES = { en, de, fr, hu, mt, zh };

function html(kind: DirectoryKind, value: Profile, locale: keyof typeof MESSAGES = 'en', agent: 'built-in' | 'other' = 'other', knownOf: KnownOf = () => ({}), page: { id?: string; site?: string } = {}): string {
  const provenance = { agent: { kind: agent, name: 'agent.example' }, readAt: '2026-11-30T10:00:00.000Z', elapsedMs: 5, cache: 'none' as const };
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="UTC">
      <DirectoryProfile kind={kind} found={{ kind: 'found', value, provenance, files: [] }} knownOf={knownOf} today="2026-11-30" {...page} />
    </NextIntlClientProvider>,
  );
}

/** Shapes that no document promises and none forbids. */
const STRANGE: Profile = {
  primary_name: '<b>Odd</b> & Co',
  canonical_status: ['saint', null],
  title: { rank: 'Cardinal' },
  jurisdiction_type: 7,
  pontificate: 'from 100 to 110',
  current_bishop: 'Example Bishop',
  metropolitan: { anything: { deep: ['A', { b: 'C' }] } },
  feast_day: { movable: 'Second Sunday of Easter' },
  birth_date: 'about 340',
  death_date: 420,
  country: ['Spain', 'Crown of Aragon'],
  official_website: 'javascript:alert(1)',
  image_url: 'javascript:alert(2)',
  coat_of_arms_url: '//example.org/arms.png',
  recent_statistics: 'none yet',
  latest_financials: ['a', 'b'],
  alternates: ['Plain Name', { id: 'x/y', name: 'With Id', years: '1–2' }, 5, null],
  sources: { book: 'One' },
  cause_of_death: 'unknown',
  miracles: [{ year: 1923, place: 'Rome' }],
  nothing: null, empty: '', none: [], hollow: { a: null },
  is_martyr: false, followers: 1234567,
};

describe.each(Object.keys(MESSAGES) as (keyof typeof MESSAGES)[])('a profile of strange shapes in %s', (locale) => {
  it.each(DIRECTORIES)('among the %s is shown whole and as text', (kind) => {
    const shown = html(kind, STRANGE, locale);
    expect(shown).not.toMatch(/\[object Object\]|undefined|NaN|\{(&quot;|")|javascript:[^<]*"|<b>Odd/);
    for (const said of ['from 100 to 110', 'Example Bishop', 'Second Sunday of Easter', 'about 340', '420', countryNamed('Spain', locale) ?? 'none', 'Crown of Aragon', 'none yet', 'Plain Name', 'With Id', '1923', 'One', 'deep']) {
      expect(shown.toLowerCase(), said).toContain(said.toLowerCase());
    }
    expect(shown).not.toMatch(/Nothing<|Hollow<|None</);
    expect(shown).toContain(`href="/${kind}/x%2Fy"`);
  });
});

describe('a profile of the built-in agent', () => {
  it('links the feast to the next day on which it is kept', () => {
    expect(html('saints', { primary_name: 'T', feast_day: '10-01' }, 'en', 'built-in')).toContain('href="/calendar/2027-10-01"');
  });

  it('says in words what are words of the field, in the language of the page', () => {
    const shown = html('saints', { primary_name: 'Thérèse of Lisieux', canonical_status: 'saint', gender: 'female', titles: ['virgin', 'doctor of the church'], birth_date: '1873-01-02', death_date: '1897-09-30' }, 'de', 'built-in');
    expect(shown).toContain('Heilige<');
    expect(shown).toContain('Jungfrau, Kirchenlehrerin, 1873–1897.');
    expect(shown).toMatch(/<h1[^>]*lang="en"[^>]*>Thérèse of Lisieux/);
  });

  it('says of an age that it is reckoned, in every language, and none where a date is not exact', () => {
    const marks = { en: 'reckoned', de: 'errechnet', fr: 'calculé', hu: 'számítva', mt: 'maħduma', zh: '推算' };
    for (const locale of ['en', 'de', 'fr', 'hu', 'mt', 'zh'] as const) {
      const exact = html('saints', { primary_name: 'T', birth_date: '1873-01-02', death_date: '1897-09-30' }, locale, 'built-in');
      expect(exact, locale).toMatch(new RegExp(`<small>[^<]*24[^<]*${marks[locale]}[^<]*</small>`));
      expect(html('saints', { primary_name: 'T', birth_date: '1873', death_date: '1897-09-30' }, locale, 'built-in')).not.toContain(marks[locale]);
    }
  });

  it('leads to bishops and sees by canonical id', () => {
    const see = { primary_name: 'Archdiocese of Manila', source_code: 'dmaml', jurisdiction_type: 'Archdiocese', current_bishop: { name: 'Jose Advincula', person_id: 'jose-advincula', since: '2021-06-24' } };
    const shown = html('dioceses', see, 'en', 'built-in');
    expect(shown).toContain('>Archbishop<');
    expect(shown).toContain('<a href="/clergy/jose-advincula">Jose Advincula</a>');
    expect(shown.replaceAll('\u00a0', ' ')).toContain('since 24 June 2021');
  });

  it('leads to each of several under one fact', () => {
    const shown = html('dioceses', { primary_name: 'X', source_code: 'x', patron_saint: [{ name: 'Saint Zenobius' }, { name: 'Saint Antoninus', saint_id: 'antoninus' }] }, 'en', 'built-in');
    expect(shown).toMatch(/<a href="\/saints\?q=Saint%20Zenobius">Saint Zenobius<\/a><\/span><span>, <a href="\/saints\/antoninus">Saint Antoninus</);
  });

  it.each(DIRECTORIES)('among the %s is no question for it: it knows topics, nobody by name', (kind) => {
    expect(html(kind, { primary_name: 'X' }, 'en', 'built-in')).not.toContain('/ask?');
    expect(html(kind, { primary_name: 'X' }, 'en', 'other')).toContain('href="/ask?q=X%3A');
  });

  it('leads to figures where it sent some; another agent may hold more than it sent', () => {
    const [bare, counted] = [{ primary_name: 'X', source_code: 'x' }, { primary_name: 'X', source_code: 'x', recent_statistics: [{ year: 2020, catholics: 5 }] }];
    expect(html('dioceses', bare, 'en', 'built-in')).not.toContain('/trends');
    expect(html('dioceses', counted, 'en', 'built-in')).toMatch(/href="\/trends\?dioceses=x" class="btn pri"/);
    expect(html('dioceses', bare, 'en', 'other')).toMatch(/href="\/trends\?dioceses=x" class="btn pri"/);
  });

  it('names others in the language of the page wherever they are listed or mentioned, where our tables do', () => {
    const others = ['a', 'b', 'c'].map((pope_id) => ({ pope_id, name: `English ${pope_id}` }));
    const pope = { primary_name: 'Pope X', pope_id: 'x', predecessor: others[0], related: [others[1], { pope_id: 'y', name: 'Unknown' }], alternates: [others[2]] };
    const shown = html('popes', pope, 'de', 'built-in', (_, id) => (id === 'y' ? {} : { localName: `Deutsch ${String(id)}` }));
    expect(shown).toMatch(/<h1[^>]*>Deutsch x</);
    for (const id of ['a', 'b', 'c']) expect(shown).toMatch(new RegExp(`<a (class="n" )?href="/popes/${id}">Deutsch ${id}<`));
    expect(shown).not.toContain('English');
    expect(shown).toMatch(/<a [^>]*lang="en"[^>]*>Unknown</);
  });

  it.each(Object.keys(MESSAGES) as (keyof typeof MESSAGES)[])('of a see of unknown kind does not call it a diocese in %s', (locale) => {
    const label = /class="rub kind">([^<]*)</.exec(html('dioceses', { primary_name: 'Wien' }, locale, 'built-in'))?.[1];
    expect(label).toBe(MESSAGES[locale].kinds.see);
    expect(label).not.toBe(MESSAGES[locale].kinds.diocese);
  });

  it('says countries in the language of the page, also one that a saint is patron of', () => {
    const shown = html('saints', { primary_name: 'X', patronage: ['Italy', 'nurses'], country: ['Italy', 'Papal States'] }, 'zh', 'built-in');
    expect(shown.match(/意大利/g)).toHaveLength(2);
    expect(shown).toContain('lang="en"');
    expect(html('clergy', { primary_name: 'X', country: 'Ivory Coast' }, 'hu', 'built-in')).toContain('Elefántcsontpart');
  });

  it('says on paper, where nothing can be opened, how much of a long list is left out', () => {
    const withSuffragans = (count: number) => html('dioceses', { primary_name: 'X', source_code: 'x', suffragans: Array.from({ length: count }, (_, index) => ({ name: `See ${index}`, source_code: `s${index}` })) }, 'en', 'built-in');
    expect(withSuffragans(20)).toContain('<p class="onlyprint meta">The first 6 of 20; the page has them all.</p>');
    expect(withSuffragans(7)).not.toContain('the page has them all');
  });

  it.each(Object.keys(MESSAGES) as (keyof typeof MESSAGES)[])('of a page of its own says on paper where it stands and when it was read, in %s', (locale) => {
    for (const kind of DIRECTORIES) {
      const printed = /<p class="onpaper[^"]*">([^<]*)</.exec(html(kind, { primary_name: 'X' }, locale, 'built-in', undefined, { id: 'x y', site: 'https://example.org' }))?.[1] ?? '';
      expect(printed).toContain(`https://example.org${localizedPath(`/${kind}/x%20y`, locale)} `);
      expect(printed).toContain('10:00');
      expect(html(kind, { primary_name: 'X' }, locale, 'built-in')).not.toContain('onpaper');
    }
  });

  it.each(Object.keys(MESSAGES) as (keyof typeof MESSAGES)[])('is cited without saying "data" twice in %s', (locale) => {
    const shown = html('saints', { primary_name: 'X' }, locale, 'built-in', undefined, { id: 'x', site: 'https://example.org' });
    const cited = /<p class="citation">([^<]*)</.exec(shown)?.[1] ?? '';
    expect(cited).toContain(MESSAGES[locale].provenance.builtIn);
    expect(cited.match(/data|daten|données|adat|数据/gi)).toHaveLength(1);
  });

  it.each(Object.keys(MESSAGES) as (keyof typeof MESSAGES)[])('has one name for the General Roman Calendar in %s', (locale) => {
    const { liturgy, calendar, terms } = MESSAGES[locale];
    expect([calendar.countries.general, terms['general-roman-calendar']]).toEqual([liturgy.calendar, liturgy.calendar]);
  });

  it('says what machines write as a reader would', () => {
    const shown = html('saints', { primary_name: 'X', martyrology_entry: 'mr:0930-hieronymus', death_date_range: ['0250', '0258-09'], birth_century: 3 }, 'en', 'built-in');
    for (const said of ['Hieronymus (30 September)', '250', 'September 258', '3rd century']) expect(shown.replaceAll('\u00a0', ' ')).toContain(said);
    expect(shown).not.toMatch(/mr:|0250/);
    expect(html('clergy', { primary_name: 'X', source_table: 'cd_persons_historical' }, 'fr', 'built-in')).not.toContain('cd_persons');
  });

  it('shows money with its currency, and images by https without a referrer', () => {
    const shown = html('dioceses', { primary_name: 'X', latest_financials: { currency: 'EUR', total_revenue: 1234567 }, image_url: 'http://example.org/x.jpg' });
    expect(shown).toContain('1,234,567\u00a0EUR');
    expect(shown).toMatch(/<img[^>]*src="https:\/\/example.org\/x.jpg"[^>]*referrerPolicy="no-referrer"/i);
  });
});

it('says the share of Catholics in percent, other figures as numbers', () => {
  const shown = html('dioceses', { primary_name: 'X', recent_statistics: [{ year: 2004, catholics: 40, percent_catholic: 40 }] }, 'de').replaceAll('\u00a0', ' ');
  expect([...shown.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, cell]) => cell)).toEqual(['40', '40 %']);
});

it('leads from the head of a small screen to the namesakes, who stand below', () => {
  const alternates = [{ saint_id: 'b', primary_name: 'B' }];
  expect(html('saints', { primary_name: 'A', alternates })).toContain(`id="${NAMESAKES}"`);
  const link = renderToStaticMarkup(<NextIntlClientProvider locale="de" messages={de} timeZone="UTC"><NotMeant kind="saints" count={20} /></NextIntlClientProvider>);
  expect(link).toContain(`<a href="#${NAMESAKES}" class="txt">${de.directory.notWho} (20)</a>`);
});
