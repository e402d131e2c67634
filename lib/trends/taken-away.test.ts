import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import { readRows } from '@/lib/skills/statistics-rows';
import { csvOf, type Cell } from './csv';
import { fileName } from './file-address';
import { aboutRows, csvRows, takenAway, type TakenSee } from './taken-away';
import { DEFAULTS } from './trends-address';

const parsed = (text: string) => {
  const { data, errors } = parse<string[]>(text.replace(/^\ufeff/, ''), { delimiter: ',', skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
};

const words = {
  figure: () => ({ name: 'Catholics', unit: 'persons', definition: 'Who lives there.' }),
  index: (_: unknown, year: number) => ({ name: `Catholics, ${year} = 100`, unit: 'percent', definition: `${year} is 100.` }),
  yearbook: { name: 'Yearbook', definition: 'Where it stands.' },
  notes: { name: 'Notes', definition: 'What to know.' },
};

describe('CSV (O-15)', () => {
  it.each(['Saint-Denis, La Réunion', 'the "Old" see', 'two\r\nlines', 'two\nlines', ' blanks ', "L'Aquila", '北京教区', 'a;b', '#1', ''])('gives the name %j back exactly to another’s parser', (name) => {
    expect(parsed(csvOf([['code', 'name'], ['x', name]]))[1]).toEqual(['x', name]);
  });

  it.each(['=HYPERLINK("http://x.example","Rome")', '@SUM(1)', '\t=1+1', '+49', '-12 souls', '＝1+1', ' =1', '\r=1', '\n@x', '＋1', '－1', '＠x'])('lets no spreadsheet run %j', (name) => {
    const [cell] = parsed(csvOf([[name]]))[0] ?? [];
    expect(cell).toBe(`'${name}`);
  });

  it.each<[Cell, string]>([[-12, '-12'], [0, '0'], [null, ''], [1234567.5, '1234567.5'], [0.000125, '0.000125']])('writes the number %j plainly', (value, text) => expect(csvOf([['a', value]])).toBe(`a,${text}\r\n`));

  it('ends lines as the RFC does, and has the mark of UTF-8 only when wanted', () => {
    expect(csvOf([['a', 'b'], [1, 2]])).toBe('a,b\r\n1,2\r\n');
    expect(csvOf([['a']], true).charCodeAt(0)).toBe(0xfeff);
    expect(csvOf([['a']]).charCodeAt(0)).toBe(97);
  });
});

const see = (code: string, name: string, rows: object[]): TakenSee => ({ code, place: 0, name, sentName: name, label: name, agent: 'Agent', readAt: '2026-11-30T10:00:00Z', rows: readRows(rows) });
const sees = [
  see('a', 'Ávila, "old"', [{ year: 1999, catholics: null, parishes: 7 }, { year: 2000, catholics: 100, parishes: 0, source: 'AP2001', columns_inferred: true }, { year: 2010, catholics: 150 }]),
  see('b', '=cmd', [{ year: 2000, catholics: 0 }]),
];

describe('what is taken away', () => {
  it('is what is shown: a row a see and year, zero as 0, nothing as nothing', () => {
    expect(parsed(csvOf(csvRows(takenAway(sees, DEFAULTS, false))))).toEqual([
      ['source_code', 'diocese', 'year', 'catholics', 'yearbook', 'notes'],
      ['a', 'Ávila, "old"', '2000', '100', 'AP2001', 'catholics: inferred'],
      ['a', 'Ávila, "old"', '2010', '150', '', ''],
      ['b', "'=cmd", '2000', '0', '', ''],
    ]);
  });
  it('has the index beside the numbers where one is shown', () => {
    const [head, first, second] = csvRows(takenAway(sees.slice(0, 1), { ...DEFAULTS, view: 'indexed' }, false));
    expect([head?.[4], first?.[4], second?.[4]]).toEqual(['catholics_index_2000_100', 100, 150]);
  });
  it('or all nineteen measures of all years, whatever is shown', () => {
    const { figures, rows } = takenAway(sees, { ...DEFAULTS, from: 2010, figures: ['priests_per_parish'] }, true);
    expect(figures).toHaveLength(19);
    expect(rows.map(({ source_code, year }) => `${source_code}${year}`)).toEqual(['a1999', 'a2000', 'a2010', 'b2000']);
  });
  it.each([['as numbers', DEFAULTS, false], ['as an index', { ...DEFAULTS, view: 'indexed' }, false], ['whole', DEFAULTS, true]] as const)(
    'has no column of which the second file says nothing: %s', (_, state, all) => {
      const said = aboutRows(takenAway(sees.slice(0, 1), state, false), sees, 'https://x.example/trends', words).map(([, id]) => id);
      const [head = []] = csvRows(takenAway(sees.slice(0, 1), state, all));
      expect(head.filter((column) => !['source_code', 'diocese', 'year'].includes(String(column)) && !said.includes(column))).toEqual([]);
    },
  );
  it('goes with a second file on columns, sees, agent and time', () => {
    const about = parsed(csvOf(aboutRows(takenAway(sees, DEFAULTS, false), sees, 'https://x.example/trends', words)));
    expect(about.filter(([kind, id]) => kind !== 'figure' || id === 'catholics')).toEqual([
      ['kind', 'id', 'name', 'unit', 'definition', 'agent', 'read_at'],
      ['figure', 'catholics', 'Catholics', 'persons', 'Who lives there.', '', ''],
      ['column', 'yearbook', 'Yearbook', '', 'Where it stands.', '', ''],
      ['column', 'notes', 'Notes', '', 'What to know.', '', ''],
      ['diocese', 'a', 'Ávila, "old"', '', '', 'Agent', '2026-11-30T10:00:00Z'],
      ['diocese', 'b', "'=cmd", '', '', 'Agent', '2026-11-30T10:00:00Z'],
      ['address', '', 'https://x.example/trends', '', '', '', ''],
    ]);
  });
  it.each<[string, string]>([['../../etc/passwd', 'magisterium-trends-etcpasswd-catholics.csv'], ['"; rm', 'magisterium-trends-rm-catholics.csv'], ['北京', 'magisterium-trends-北京-catholics.csv']])('has a name that is only a name, of %j', (code, name) => {
    expect(fileName('figures.csv', { ...DEFAULTS, dioceses: [code] })).toBe(name);
  });
  it('never ends with half a letter, which no header can carry', () => {
    for (const before of ['', 'a']) {
      const named = fileName('figures.csv', { ...DEFAULTS, dioceses: [before + '𠀀'.repeat(60)] });
      expect(named.isWellFormed()).toBe(true);
      expect(() => encodeURIComponent(named)).not.toThrow();
    }
  });
});
