import { describe, expect, it } from 'vitest';
import { findPerson } from './clergy';
import { findDiocese } from './dioceses';
import { findPope } from './popes';
import { findSaint } from './saints';
import { ASKED_CLERGY } from './testing/asked-clergy';
import { ASKED_POPES } from './testing/asked-popes';
import { ASKED_SAINTS } from './testing/asked-saints';
import { ASKED_SEES } from './testing/asked-sees';

const DIRECTORIES: [string, typeof ASKED_SAINTS, (query: string) => string | undefined][] = [
  ['saints', ASKED_SAINTS, (query) => findSaint(query)?.record.saint_id],
  ['popes', ASKED_POPES, (query) => findPope(query)?.record.pope_id],
  ['clergy', ASKED_CLERGY, (query) => findPerson(query)?.record.person_id],
  ['sees', ASKED_SEES, (query) => findDiocese(query)?.record.source_code],
];

describe.each(DIRECTORIES)('among the %s a name finds whom it means', (_, table, find) => {
  const asked = Object.entries(table).flatMap(([id, queries]) => queries.map((query) => ({ query, id })));

  it('of a list that is long enough', () => {
    expect(new Set(asked.map(({ query }) => query)).size).toBeGreaterThanOrEqual(100);
  });

  // The aim is 95 of 100; what is reached is all, and no name that is found now may be lost.
  it('first', () => {
    const wrong = asked.filter(({ query, id }) => find(query) !== id).map(({ query, id }) => `${query}: ${find(query)}, not ${id}`);
    expect(wrong).toEqual([]);
  });
});
