import { describe, expect, it } from 'vitest';
import { scriptJson } from '@/components/documents/structured-data';
import { DIRECTORIES } from './directory-kind';
import { profileData } from './structured-data';

const told = { title: 'N', description: 'D', address: 'https://site.example/x', picture: 'https://site.example/p', pageLanguage: 'en', directory: { name: 'Saints', address: 'https://site.example/saints' } };
const subject = (kind: (typeof DIRECTORIES)[number], profile: object) => {
  const data = JSON.parse(scriptJson(profileData(kind, { primary_name: 'N', ...profile }, told))) as { '@graph': { mainEntity: Record<string, unknown> }[] };
  return data['@graph'][0]?.mainEntity ?? {};
};

describe('what a profile says to machines', () => {
  it('is a person with the dates that are exact enough to be said', () => {
    expect(subject('saints', { saint_id: 'n', birth_date: '1347-03-25', death_date: '1380-04-29', gender: 'female', also_known_as: ['Caterina'], learn_more_url: 'https://example.org/n' })).toMatchObject({
      '@type': 'Person', name: 'N', birthDate: '1347-03-25', deathDate: '1380-04-29', gender: 'Female', alternateName: ['Caterina'], sameAs: ['https://example.org/n'], identifier: 'n',
    });
    expect(subject('saints', { birth_date: '1924-00-00', death_date: '1950-05-00' })).toMatchObject({ birthDate: '1924', deathDate: '1950-05' });
    expect(subject('saints', { birth_date: '1950-02-30' })).not.toHaveProperty('birthDate');
    const vague = subject('saints', { birth_date: '0340', birth_date_approximate: true, death_date: 'about 420' });
    expect(vague).not.toHaveProperty('birthDate');
    expect(vague).not.toHaveProperty('deathDate');
    expect(subject('clergy', { current_position: 'Archbishop of Manila', see: { name: 'Archdiocese of Manila', source_code: 'dmaml' } })).toMatchObject({ jobTitle: 'Archbishop of Manila', worksFor: { name: 'Archdiocese of Manila' } });
  });

  it('is an organisation with its place for a see', () => {
    const see = { source_code: 'd', city: 'Manila', country: 'Philippines', country_code: 'PH', cathedral: 'Cathedral', latitude: 14.5, longitude: 121, official_website: 'www.rcam.org', current_bishop: { name: 'B', person_id: 'b' }, erected: '1579-02-06' };
    expect(subject('dioceses', see)).toMatchObject({
      '@type': 'Organization', foundingDate: '1579-02-06', url: 'https://www.rcam.org/', address: { addressCountry: 'PH', addressLocality: 'Manila' },
      location: { '@type': 'Place', name: 'Cathedral', geo: { latitude: 14.5, longitude: 121 } }, member: { '@type': 'Person', name: 'B' },
    });
  });

  it.each(DIRECTORIES)('never ends its script nor names an unsafe address, whatever shape was sent (%s)', (kind) => {
    const text = scriptJson(profileData(kind, {
      primary_name: '</script><script>alert(1)</script>', birth_place: '<!--', official_website: 'javascript:alert(1)', learn_more_url: 'N/A', image_url: 'javascript:alert(2)', current_bishop: 7, metropolitan: { deep: { deeper: 1 } },
      see: ['x'], latitude: '1', country: ['A', 'B'], titles: null,
    }, { ...told, title: '</script>', description: '\u2028 & <b>' }));
    expect(text).not.toMatch(/[<>&\u2028]|javascript:/);
    expect(() => { JSON.parse(text); }).not.toThrow();
  });
});
