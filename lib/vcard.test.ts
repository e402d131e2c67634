import vCard from 'vcf';
import { describe, expect, it } from 'vitest';
import { cardParts, cardText, writeCard } from './vcard';

describe('a card for an address book', () => {
  it('is read back by another program', () => {
    const card = writeCard([['FN', cardText('Archdiocese of Manila')], ['ADR', cardParts([undefined, undefined, 'Cathedral', 'Manila', undefined, undefined, 'Philippines'])], ['URL', 'https://rcam.org/']]);
    const [read] = vCard.parse(card);
    expect(read?.get('fn').valueOf()).toBe('Archdiocese of Manila');
    expect(read?.get('adr').valueOf()).toBe(';;Cathedral;Manila;;;Philippines');
    expect(read?.get('url').valueOf()).toBe('https://rcam.org/');
    expect(read?.get('version').valueOf()).toBe('4.0');
  });

  it('lets no text become another part, property or card', () => {
    expect(cardText('a,b;c\\d\r\nEND:VCARD\u0007')).toBe('a\\,b\\;c\\\\d\\nEND:VCARD');
    const lines = writeCard([['FN', cardText('x\nEND:VCARD\nBEGIN:VCARD')]]).trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
  });

  it('folds long lines at 75 octets, never within a character, and loses nothing', () => {
    const name = '教区'.repeat(60);
    const card = writeCard([['FN', name]]);
    for (const line of card.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(card.replaceAll('\r\n ', '')).toContain(`FN:${name}\r\n`);
  });
});
