import vCard from 'vcf';
import { describe, expect, it } from 'vitest';
import { seeCard } from './see-card';

const told = { address: 'https://site.example/dioceses/x', readAt: '2026-12-01T10:00:00.000Z' };
const read = (profile: object) => vCard.parse(seeCard({ primary_name: 'Diocese of X', ...profile }, told));
const valueOf = (profile: object, name: string) => read(profile)[0]?.get(name)?.valueOf();

describe('the card of a see', () => {
  it('has its name, place, position, website and holder', () => {
    const see = { city: 'Manila', state: 'NCR', country: 'Philippines', cathedral: 'Cathedral-Basilica', latitude: 14.59, longitude: 120.98, official_website: 'www.rcam.org', current_bishop: { name: 'Jose Advincula', person_id: 'j' }, jurisdiction_type: 'Archdiocese' };
    expect(valueOf(see, 'fn')).toBe('Diocese of X');
    expect(valueOf(see, 'adr')).toBe(';;Cathedral-Basilica;Manila;NCR;;Philippines');
    expect(valueOf(see, 'geo')).toBe('geo:14.59,120.98');
    expect(valueOf(see, 'url')).toBe('https://www.rcam.org/');
    expect(valueOf(see, 'related')).toBe('Jose Advincula');
    expect(valueOf(see, 'source')).toBe('https://site.example/dioceses/x');
    expect(valueOf(see, 'rev')).toBe('20261201T100000Z');
  });

  it.each(['javascript:alert(1)', 'N/A', '', 'http://[bad', 'file:///etc/passwd', 7])('names no website for %s (O-50)', (official_website) => expect(valueOf({ official_website }, 'url')).toBeUndefined());

  it('is one card whatever an agent sends', () => {
    const card = seeCard({ primary_name: 'X\r\nEND:VCARD\r\nBEGIN:VCARD', city: 'A;B,C', local_name: '教区'.repeat(50), current_bishop: { deep: 1 }, latitude: 'x', country: ['a'], official_website: 'example.org/\r\nNOTE:x' }, told);
    const lines = card.replaceAll('\r\n ', '').trimEnd().split('\r\n');
    expect(lines.map((line) => line.split(/[:;]/)[0])).toEqual(['BEGIN', 'VERSION', 'KIND', 'FN', 'ORG', 'NICKNAME', 'ADR', 'SOURCE', 'REV', 'END']);
    expect(lines).toContain('ADR:;;;A\\;B\\,C;;;');
    expect(valueOf({}, 'adr')).toBeUndefined();
  });
});
