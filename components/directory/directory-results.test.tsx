import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import de from '@/lib/i18n/messages/de.json';
import { DIRECTORIES, type DirectoryKind } from './directory-kind';
import { DirectoryResults } from './directory-results';
import { NamedPlaces } from './named-places';
import { NothingFound } from './nothing-found';
import { SameWords } from './same-words';

vi.mock('@/lib/i18n/navigation', () => ({ Link: (props: ComponentProps<'a'>) => <a {...props} />, useRouter: () => ({ refresh: () => undefined }) }));

const shown = (node: ReactNode) => renderToStaticMarkup(<NextIntlClientProvider locale="de" messages={de} timeZone="UTC">{node}</NextIntlClientProvider>);
const provenance = { agent: { kind: 'built-in' as const, name: 'x' }, readAt: '2026-11-30T10:00:00.000Z', elapsedMs: 1, cache: 'none' as const };

describe('a search of the whole site', () => {
  it('offers the nearest names where nobody bears the one looked for', () => {
    const nearest = [
      { directory: 'saints' as const, id: 'teresa-of-avila', name: 'Teresa von Ávila', localName: 'Teresa von Ávila', details: ['1515–1582'] },
      { directory: 'popes' as const, id: 'x', name: 'Pope X', details: [] },
    ];
    const html = shown(<DirectoryResults query="Terese" answers={DIRECTORIES.map((kind) => ({ kind, outcome: { kind: 'not-found', provenance } }))} nearest={nearest} knownOf={() => ({})} />);
    expect(html).toContain('href="/saints/teresa-of-avila"');
    expect(html).toMatch(/<a [^>]*lang="en"[^>]*>Pope X|<[^>]*lang="en"[^>]*><a [^>]*>Pope X/);
  });

  it('says of each directory that what it found is only spelt like it', () => {
    const found = (nearest_to?: string) => ({ kind: 'clergy' as const, outcome: { kind: 'found' as const, value: { primary_name: 'Jānis Pujats', person_id: 'janis-pujats', nearest_to }, provenance, files: [] } });
    const results = (nearest_to?: string) => shown(<DirectoryResults query="János" answers={[found(nearest_to)]} nearest={[]} knownOf={() => ({})} />);
    expect(results('János')).toContain(de.directory.nearestSpelling.replace('{query}', 'János'));
    expect(results()).not.toContain('János');
  });

  it('puts first the directory whose title the words hold', () => {
    const links = (named: DirectoryKind[]) => [...shown(<NothingFound kind="saints" query="Papst X" nearest={[]} named={named} />).matchAll(/href="\/(\w+)\?[^"]*"( class="btn pri)?/g)].map(([, kind, button]) => `${kind}${button ? '!' : ''}`);
    expect(links([])).toEqual(['clergy', 'popes', 'dioceses']);
    expect(links(['popes'])).toEqual(['popes!', 'clergy', 'dioceses']);
    expect(links(['saints'])).toEqual(['clergy', 'popes', 'dioceses']);
  });

  it('leads to the days and documents that the words name', () => {
    const html = shown(<NamedPlaces query="CCC 1324" days={['2026-12-25', '2026-12']} isDocument />).replaceAll('\u00a0', ' ');
    expect(html).toMatch(/href="\/calendar\/2026-12-25" class="btn pri[^"]*">Öffnen: Freitag, 25. Dezember 2026</);
    expect(html).toMatch(/href="\/calendar\/2026-12" class="btn[^"]*">Öffnen: Dezember 2026</);
    expect(html).toContain('href="/documents?q=CCC%201324"');
    expect(shown(<NamedPlaces query="x" days={[]} isDocument={false} />)).toBe('');
  });

  it('always carries the words on, to the calendar where they are a day', () => {
    const places = (isDay: boolean) => [...shown(<SameWords query="a&b" isDay={isDay} />).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(places(false)).toEqual(['/documents?q=a%26b', '/ask?q=a%26b']);
    expect(places(true)).toEqual(['/documents?q=a%26b', '/calendar?date=a%26b', '/ask?q=a%26b']);
  });
});
