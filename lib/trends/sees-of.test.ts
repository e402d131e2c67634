import { describe, expect, it } from 'vitest';
import { readRows } from '@/lib/skills/statistics-rows';
import type { StatisticsSeries } from '@/lib/skills/diocese-statistics-lookup';
import type { Outcome } from '@/lib/skills/outcome';
import { seesOf } from './sees-of';
import { takenAway } from './taken-away';
import { DEFAULTS } from './trends-address';

function found(kind: 'built-in' | 'remote', dioceseName: string, rows: object[] = [{ year: 2000, catholics: 1 }]): Outcome<StatisticsSeries> {
  return { kind: 'found', value: { dioceseName, rows: readRows(rows) }, provenance: { agent: { kind, name: 'Agent' }, readAt: '2026-11-30T10:00:00Z' } } as unknown as Outcome<StatisticsSeries>;
}
const named = (code: string) => ({ dmaml: 'Maynila' })[code];
const asked = (kind: 'built-in' | 'remote', name = 'Archdiocese of Manila') => [{ code: 'dmaml', place: 0, outcome: found(kind, name) }, { code: 'x', place: 2, outcome: found(kind, 'Diocese of X') }];

describe('the sees of a view', () => {
  it('are called as the reader calls them where the ids are our own', () => expect(seesOf(asked('built-in'), named).map(({ name, label }) => [name, label])).toEqual([['Maynila', 'Maynila'], ['Diocese of X', 'X']]));
  it('and as another agent sends them, whose ids are not ours', () => expect(seesOf(asked('remote'), named).map(({ name }) => name)).toEqual(['Archdiocese of Manila', 'Diocese of X']));
  it('have their code where no name is sent', () => expect(seesOf(asked('remote', ''), named)[0]?.name).toBe('dmaml'));
  it('are in files as they were sent, in whatever language the page is', () => {
    const sees = seesOf(asked('built-in'), named);
    expect(takenAway(sees, { ...DEFAULTS, dioceses: ['dmaml'] }, false).rows.map(({ diocese }) => diocese)).toEqual(['Archdiocese of Manila', 'Diocese of X']);
  });
  it('are only those with rows', () => expect(seesOf([{ code: 'e', place: 0, outcome: found('built-in', 'Empty', []) }, { code: 'n', place: 1, outcome: { kind: 'not-found' } as unknown as Outcome<StatisticsSeries> }], named)).toEqual([]));
});
