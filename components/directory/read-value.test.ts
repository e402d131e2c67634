import { describe, expect, it } from 'vitest';
import { humaniseKey } from './humanise-key';
import { linkPath, readLink } from './read-link';
import { readValue } from './read-value';

describe('readValue', () => {
  it.each([null, undefined, '', '   ', [], {}, [null, ''], { a: null, b: [] }, Number.NaN])('shows nothing for %j', (value) => expect(readValue(value)).toBeUndefined());

  it('keeps zero and false: they are answers', () => {
    expect(readValue(0)).toEqual({ kind: 'number', value: 0 });
    expect(readValue(false)).toEqual({ kind: 'yes-no', value: false });
  });

  it('reads objects in objects as labelled rows', () => {
    expect(readValue({ seminary: { place: 'Rome', years: [1950, 1951] }, note: '' })).toEqual({
      kind: 'rows',
      rows: [{
        key: 'seminary',
        value: {
          kind: 'rows',
          rows: [
            { key: 'place', value: { kind: 'text', text: 'Rome' } },
            { key: 'years', value: { kind: 'list', items: [{ kind: 'number', value: 1950 }, { kind: 'number', value: 1951 }] } },
          ],
        },
      }],
    });
  });

  it('takes one thing in a list for the thing itself', () => expect(readValue(['France'])).toEqual({ kind: 'text', text: 'France' }));
  it('takes only a whole plain date for a date', () => {
    expect(readValue('1873-01-02')).toEqual({ kind: 'date', date: '1873-01-02' });
    expect(readValue('1873-01')).toEqual({ kind: 'text', text: '1873-01' });
  });

  it('makes links of web addresses, never of scripts', () => {
    expect(readValue('https://example.org/a')).toEqual({ kind: 'web', url: 'https://example.org/a' });
    expect(readValue('javascript:alert(1)')).toEqual({ kind: 'text', text: 'javascript:alert(1)' });
  });

  it('finds a mention of a person wherever it stands', () => {
    expect(readValue({ consecrators: [{ name: 'A B', person_id: 'a-b' }, 'C D'] })).toMatchObject({
      rows: [{ value: { items: [{ kind: 'link', link: { directory: 'clergy', id: 'a-b', name: 'A B' } }, { kind: 'text', text: 'C D' }] } }],
    });
  });

  it('ends in an answer nested without end', () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 5_000; level += 1) deep = [deep, level];
    expect(JSON.stringify(readValue(deep))).toContain('…');
  });
});

describe('readLink', () => {
  it('leads to the canonical id, encoded once', () => {
    const link = readLink({ primary_name: 'See of Ägypten', source_code: 'ä/b', country: 'Egypt' });
    expect(link).toEqual({ directory: 'dioceses', id: 'ä/b', name: 'See of Ägypten', details: ['Egypt'] });
    expect(link && linkPath(link)).toBe('/dioceses/%C3%A4%2Fb');
  });

  it('searches for a bare name only where the field says whose it is', () => {
    expect(readLink('Jose Advincula')).toBeUndefined();
    const link = readLink('Jose Advincula', 'clergy');
    expect(link && linkPath(link)).toBe('/clergy?q=Jose%20Advincula');
  });

  it.each([{ name: 'No id' }, { person_id: 'no-name' }, { name: 'x', person_id: 'y', more: {} }, [], null, 7])('does not take %j for a mention', (value) =>
    expect(readLink(value)).toBeUndefined(),
  );
});

describe('humaniseKey', () => {
  it.each([
    ['cause_of_death', 'Cause of death'], ['episcopalLineage', 'Episcopal lineage'], ['coat_of_arms_url', 'Coat of arms URL'], ['x', 'X'], ['__', '__'],
  ])('writes %s as "%s"', (key, label) => expect(humaniseKey(key)).toBe(label));
});
