import { describe, expect, it } from 'vitest';
import { findPerson } from './clergy';
import { keptPersonId } from './old-person-ids';
import { findPope } from './popes';
import { findSaint } from './saints';

describe('an id typed as a name', () => {
  it('means its person, also by the id of before', () => {
    const old = 'giovanni-angelo-becciu-w';
    expect(keptPersonId(old)).toBeDefined();
    for (const typed of [old, ` ${old.toUpperCase()} `]) expect(findPerson(typed)?.record.person_id).toBe(keptPersonId(old));
  });

  it.each(['constructor', 'toString', 'hasOwnProperty'])('"%s" is nobody', (typed) => {
    expect([findPerson(typed), findPope(typed), findSaint(typed)]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a numeral before the name, as in Hungarian', () => {
  it.each([
    ['XVI Benedek', 'Benedict XVI'], ['II János Pál', 'John Paul II'], ['XXIII János', 'John XXIII'], ['XIV Leó', 'Leo XIV'], ['VI Pál', 'Paul VI'],
    ['XI Piusz', 'Pius XI'], ['X Piusz', 'Pius X'], ['XII. Piusz', 'Pius XII'], ['V Piusz', 'Pius V'], ['I Gergely', 'Gregory I'],
  ])('%s is %s with its full stop or without', (typed, papalName) => {
    for (const spelling of [typed, typed.replace(/^([IVX]+)\.? /, '$1. ')]) expect(findPope(spelling)?.record.papal_name, spelling).toContain(papalName);
  });
});

