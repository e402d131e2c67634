import { describe, expect, it } from 'vitest';
import type { DirectoryKind, Profile } from './directory-kind';
import { isSomebody, orderAnswers, type DirectoryAnswer } from './order-answers';

const provenance = { agent: { kind: 'built-in' as const, name: 'x' }, readAt: '2026-11-30T10:00:00.000Z', elapsedMs: 1, cache: 'none' as const };
const found = (kind: DirectoryKind, value: Profile): DirectoryAnswer => ({ kind, outcome: { kind: 'found', value, provenance, files: [] } });
const none = (kind: DirectoryKind): DirectoryAnswer => ({ kind, outcome: { kind: 'not-found', provenance } });

describe('orderAnswers', () => {
  const answers = [found('saints', { primary_name: 'Francis of Assisi' }), none('clergy'), found('popes', { primary_name: 'Pope Francis', papal_name: 'Francis' }), found('dioceses', { primary_name: 'San Francisco' })];
  const kinds = (query: string, named: DirectoryKind[]) => orderAnswers(query, answers, named).map(({ kind }) => kind);
  it('begins with the directory whose title was typed', () => {
    expect(kinds('pope francis', ['popes'])[0]).toBe('popes');
    expect(kinds('diocese of francis', ['dioceses'])[0]).toBe('dioceses');
  });
  it('else with who bears the very name', () => expect(kinds('San Francisco', [])[0]).toBe('dioceses'));
  it('else keeps the order of the directories', () => expect(kinds('franc', [])).toEqual(['saints', 'clergy', 'popes', 'dioceses']));
});

describe('isSomebody', () => {
  it('takes a name for a person, and the saint of the day for the saint', () => {
    expect(isSomebody('sacred heart', [found('saints', { primary_name: 'Sacred Heart' })], ['2027-06-04'])).toBe(true);
    expect(isSomebody('Saint Joseph', [found('saints', { primary_name: 'Joseph, Spouse of Mary', feast_day: '03-19' })], ['2027-03-19'])).toBe(true);
  });
  it('takes a day for a day', () => {
    expect(isSomebody('All Saints', [found('saints', { primary_name: 'All Saints of Wales', feast_day: '11-08' })], ['2027-11-01'])).toBe(false);
    expect(isSomebody('2026-12-25', [none('saints'), none('popes')], ['2026-12-25'])).toBe(false);
  });
});
