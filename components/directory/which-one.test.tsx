import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import de from '@/lib/i18n/messages/de.json';
import { DIRECTORIES, type DirectoryKind, type Profile } from './directory-kind';
import { hitDetails } from './hit-details';
import { alternateLinks } from './read-link';
import { WhichOne } from './which-one';

vi.mock('@/lib/i18n/navigation', () => ({ Link: (props: ComponentProps<'a'>) => <a {...props} />, useRouter: () => ({ refresh: () => undefined }) }));

/** One record as a profile, and as the built-in agent lists it among namesakes. */
const SAME: Record<DirectoryKind, { profile: Profile; alternate: Record<string, unknown> }> = {
  saints: {
    profile: { primary_name: 'X', canonical_status: 'saint', birth_date: '1515-03-28', death_date: '1582-10-15', country: ['Spain', 'Peru'], feast_day: '10-15' },
    alternate: { saint_id: 'x', primary_name: 'X', canonical_status: 'saint', years: '1515–1582', country: 'Spain, Peru' },
  },
  clergy: {
    profile: { primary_name: 'X', current_position: 'Archbishop of Lima', country: 'Peru', birth_date: '1950-02-28' },
    alternate: { person_id: 'x', primary_name: 'X', current_position: 'Archbishop of Lima', country: 'Peru', born: '1950' },
  },
  popes: {
    profile: { primary_name: 'X', pontificate: { start: '0440-09-29', end: '0461-11-10' }, canonical_status: 'saint', origin: 'Italy' },
    alternate: { pope_id: 'x', primary_name: 'X', pontificate: '440–461', canonical_status: 'saint', origin: 'Italy' },
  },
  dioceses: {
    profile: { primary_name: 'X', jurisdiction_type: 'Diocese', state: 'Ohio', country: 'United States', city: 'Y' },
    alternate: { source_code: 'x', primary_name: 'X', jurisdiction_type: 'Diocese', state: 'Ohio', country: 'United States' },
  },
};

describe('the first hit of a list', () => {
  it.each(DIRECTORIES)('among the %s says of itself what the others say', (kind) => {
    expect(hitDetails(kind, SAME[kind].profile)).toEqual(alternateLinks(kind, [SAME[kind].alternate], () => ({}))[0]?.details);
  });

  it('is no more exact than they are', () => {
    const { profile, alternate } = SAME.saints;
    const own = hitDetails('saints', { ...profile, birth_date_approximate: true });
    expect(own).toEqual(alternateLinks('saints', [{ ...alternate, years: 'c. 1515 – 1582' }], () => ({}))[0]?.details);
  });

  it('has a feast where no country is known, and nothing where nothing is', () => {
    expect(hitDetails('saints', { primary_name: 'X', canonical_status: 'blessed', feast_day: '06-20' })).toEqual(['blessed', '06-20']);
    for (const kind of DIRECTORIES) expect(hitDetails(kind, { primary_name: 'X', pontificate: 'long', country: 7 })).toEqual([]);
  });

  it('calls women and men what they are, and nobody a man who may be a woman', () => {
    const profile = { primary_name: 'A', saint_id: 'a', canonical_status: 'saint', titles: ['virgin'] };
    const namesakes = [{ saint_id: 'b', primary_name: 'B', canonical_status: 'blessed', gender: 'male' }, { saint_id: 'c', primary_name: 'C', canonical_status: 'blessed', country: 'Italy', state: 'Georgia' }, { saint_id: 'd', primary_name: 'D', canonical_status: 'venerable' }];
    const knownOf = (_: DirectoryKind, id: unknown) => (id === 'd' ? { localName: 'Dora', gender: 'female' as const } : {});
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale="de" messages={de} timeZone="UTC">
        <WhichOne
          kind="saints" query="x" profile={profile} alternates={alternateLinks('saints', namesakes, knownOf)} knownOf={knownOf} lang="en"
          provenance={{ agent: { kind: 'built-in', name: 'x' }, readAt: '2026-11-30T10:00:00.000Z', elapsedMs: 5, cache: 'none' as const }}
        />
      </NextIntlClientProvider>,
    );
    expect([...html.matchAll(/<span class="s">([^<]*)</g)].map(([, detail]) => detail)).toEqual(['Heilige', 'Seliger', 'selig, Italien, Georgia', 'Ehrwürdige Dienerin Gottes']);
    expect(html).toContain('<a href="/saints/d">Dora</a>');
  });
});
