import { describe, expect, it } from 'vitest';
import { readAlternates } from './alternates';
import { catholicQa, citationSchema } from './catholic-qa';
import { dioceseStatisticsLookup } from './diocese-statistics-lookup';
import { documentFetch } from './document-fetch';
import { documentSearch } from './document-search';
import { SKILL_IDS } from './index';
import { liturgicalReadings } from './liturgical-readings';
import { suggestionOf } from './outcome';
import { saintLookup } from './saint-lookup';
import { saintsOfTheDay } from './saints-of-the-day';
import { readNumber, readRows } from './statistics-rows';

const parts = (given: { texts?: string[]; data?: Record<string, unknown>[] }) => ({ texts: [], data: [], files: [], ...given });

describe('the ten skills', () => {
  it('are the ten of the client’s documents, in their order', () => {
    expect(SKILL_IDS).toEqual(['catholic_qa', 'document_search', 'document_fetch', 'liturgical_readings', 'saints_of_the_day', 'saint_lookup', 'person_lookup', 'pope_lookup', 'diocese_lookup', 'diocese_statistics_lookup']);
  });

  it('keep every field of a profile, named or not', () => {
    const sent = { saint_id: 'x', primary_name: 'X', odd: { nested: [1] }, nothing: null };
    expect(saintLookup.read(parts({ data: [sent] }))).toEqual({ kind: 'found', value: sent });
  });

  it('tolerate a profile without its id or with a number for it, not one without a name', () => {
    expect(saintLookup.read(parts({ data: [{ primary_name: 'X' }] })).kind).toBe('found');
    expect(saintLookup.read(parts({ data: [{ primary_name: 'X', saint_id: 7 }] }))).toMatchObject({ value: { saint_id: '7' } });
    expect(saintLookup.read(parts({ data: [{ saint_id: 'x' }] })).kind).toBe('unreadable');
  });

  it.each([
    ['not_found data', saintLookup.read(parts({ data: [{ error: 'not_found', query: 'Q', hint: 'try Saint Quiteria' }] }))],
    ['document', documentFetch.read(parts({ texts: ['Document not found.'] }))],
    ['document without its period', documentFetch.read(parts({ texts: [' document not found '] }))],
    ['readings', liturgicalReadings.read(parts({ texts: ['No mass readings found.'] }))],
    ['martyrology', saintsOfTheDay.read(parts({ texts: ['No martyrology data found.'] }))],
    ['not_found data in any skill', documentSearch.read(parts({ data: [{ error: 'not_found' }] }))],
  ])('read the not-found form: %s', (_name, reading) => {
    expect(reading.kind).toBe('not-found');
  });

  it('do not take a text that merely contains the words for a not-found', () => {
    expect(documentFetch.read(parts({ texts: ['He wrote: Document not found. And went on.'] })).kind).toBe('found');
  });

  it('read an answer with sources in separate or merged parts, numbers as text, and drop blank questions', () => {
    const read = catholicQa.read(parts({ texts: ['Yes. [^1]'], data: [{ citations: [{ document_index: '0', document_year: 1965, cited_text: 'x' }, 7], related_questions: ['A?', ' ', { question: 'B?' }, 'A?'] }] }));
    expect(read).toMatchObject({ kind: 'found', value: { citations: [{ document_index: 0, document_year: '1965' }], relatedQuestions: ['A?', 'B?'] } });
  });

  it.each<[unknown, number | undefined]>([[0, 0], [7, 7], ['3', 3], [' 3 ', 3], [null, undefined], ['', undefined], [' ', undefined], [false, undefined], [true, undefined], [[], undefined], [['2'], undefined], [{}, undefined], ['1.5', undefined], [1.5, undefined], [-1, undefined], ['0x1', undefined], ['one', undefined], [undefined, undefined]])(
    'take %j for the number of a source as %j', (sent, expected) => {
      expect(citationSchema.parse({ document_index: sent }).document_index).toBe(expected);
    },
  );

  it('take search results one by one: a bad row does not lose the good ones', () => {
    const read = documentSearch.read(parts({ data: [{ results: [{ id: 1, title: 'A' }, null, { title: 'no id' }, { id: 'b', url: 7 }] }] }));
    expect(read).toMatchObject({ kind: 'found', value: [{ id: '1' }, { id: 'b', url: null }] });
  });

  it.each(['2027-02-29', '2026-02-30', '2026-04-31', '2026-00-10', '2026-13-01', '26-1-1', 'today'])('refuse the date %s before anything is sent', (date) => {
    expect(liturgicalReadings.input.safeParse({ date }).success).toBe(false);
    expect(saintsOfTheDay.input.safeParse({ date }).success).toBe(false);
  });

  it('take the leap day of a leap year', () => {
    expect(saintsOfTheDay.input.safeParse({ date: '2028-02-29' }).success).toBe(true);
  });
});

describe('yearly rows', () => {
  it.each([[12, 12], ['1,234,567', 1_234_567], ['1.234.567', 1_234_567], ['1 234', 1234], ['1\u202f234', 1234], ['80.3 %', 80.3], ['80,3', 80.3], ['34.567 %', 34.567], ['0.345', 0.345], ['0,345', 0.345], ['-0.125', -0.125], ['1,234.5', 1234.5], ['1.234,5', 1234.5], ['1,234.567', 1234.567], ['1,234,5', null], ['1.2.3', null], ['0', 0], ['-12', -12], ['n/a', null], ['', null], [null, null], [Number.NaN, null]])(
    'reads %j as %j', (sent, expected) => expect(readNumber(sent)).toBe(expected),
  );

  it('sorts, keeps zero apart from missing, takes the year from either key or from the object key', () => {
    const rows = readRows([{ year: 2019, seminarians: null, baptisms: 0 }, { statistics_year: '2018', seminarians: 41 }, { seminarians: 5 }]);
    expect(rows.map((row) => [row.year, row.values.seminarians, row.values.baptisms])).toEqual([[2018, 41, null], [2019, null, 0]]);
    expect(readRows({ 2001: { catholics: 5 }, 2000: { catholics: 4 } }).map((row) => row.year)).toEqual([2000, 2001]);
  });

  it('brings percentages to one scale, decided by the counts where there are any', () => {
    expect(readRows([{ year: 2000, percent_catholic: 0.809 }])[0]?.values.percent_catholic).toBe(80.9);
    expect(readRows([{ year: 2000, percent_catholic: 0.5, catholics: 5, total_population: 1000 }])[0]?.values.percent_catholic).toBe(0.5);
    expect(readRows([{ year: 2000, percent_catholic: 90 }, { year: 2001, percent_catholic: 0.9 }]).map((row) => row.values.percent_catholic)).toEqual([90, 0.9]);
  });

  it.each<[string, object[], (number | null)[]]>([
    ['small percentages beside their counts', [{ percent_catholic: 0.01, catholics: 200, total_population: 2_000_000 }], [0.01]],
    ['small shares beside their counts', [{ percent_catholic: 0.0001, catholics: 200, total_population: 2_000_000 }], [0.01]],
    ['a percentage rounded from less', [{ percent_catholic: 0.1, catholics: 400, total_population: 1_000_000 }], [0.1]],
    ['a year without counts after one with them', [{ percent_catholic: 0.4 }, { percent_catholic: 0.5, catholics: 5, total_population: 1000 }], [0.4, 0.5]],
    ['one odd year among shares', [{ percent_catholic: 0.8, catholics: 8, total_population: 10 }, { percent_catholic: 0.9, catholics: 90, total_population: 10_000 }, { percent_catholic: 0.7, catholics: 7, total_population: 10 }], [80, 90, 70]],
    ['shares of which one is above the whole', [{ percent_catholic: 0.95, catholics: 95, total_population: 100 }, { percent_catholic: 0.97, catholics: 97, total_population: 100 }, { percent_catholic: 1.02, catholics: 102, total_population: 100 }], [95, 97, 102]],
    ['shares all above the whole', [{ percent_catholic: 1.02, catholics: 102, total_population: 100 }, { percent_catholic: 1.5, catholics: 3, total_population: 2 }], [102, 150]],
    ['percentages of which one is below one', [{ percent_catholic: 0.9, catholics: 9, total_population: 1000 }, { percent_catholic: 1.1, catholics: 11, total_population: 1000 }], [0.9, 1.1]],
    ['as many years on either scale', [{ percent_catholic: 0.5, catholics: 5, total_population: 10 }, { percent_catholic: 60, catholics: 6, total_population: 10 }], [0.5, 60]],
    ['a sign of percent', [{ percent_catholic: '0.5 %' }, { percent_catholic: '0,345%' }], [0.5, 0.345]],
    ['three decimals', [{ percent_catholic: '34.567' }, { percent_catholic: '80,300' }], [34.567, 80.3]],
    ['nothing of anybody', [{ percent_catholic: 0, catholics: 0, total_population: 10 }, { percent_catholic: null }], [0, null]],
  ])('bring to one scale %s', (_name, rows, expected) => {
    expect(readRows(rows.map((row, index) => ({ year: 2000 + index, ...row }))).map((row) => row.values.percent_catholic)).toEqual(expected);
  });

  it('takes the year out of a text that names one, and no other', () => {
    const years = ['2,015', '2016 (estimate)', '31.12.2017', '2018-12-31', ' 2019 ', '2020/2021', 'AP2022', 'unknown', '12', ''].map((year) => readRows([{ year, catholics: 1 }])[0]?.year);
    expect(years).toEqual([2015, 2016, 2017, 2018, 2019, undefined, undefined, undefined, 12, undefined]);
  });

  it('keeps what is no measure, such as a source', () => {
    expect(readRows([{ year: 2000, source: 'AP2001' }])[0]?.extra).toEqual({ source: 'AP2001' });
  });

  it('reads a series without rows, whatever its range, and refuses one that has none', () => {
    expect(dioceseStatisticsLookup.read(parts({ data: [{ diocese_name: 'X', year_range: { start: null }, rows: [] }] }))).toEqual({ kind: 'found', value: { sourceCode: undefined, dioceseName: 'X', rows: [] } });
    expect(dioceseStatisticsLookup.read(parts({ data: [{ diocese_name: 'X' }] })).kind).toBe('unreadable');
  });
});

describe('hints and alternates', () => {
  it('turn the two cross hints into the sister directory', () => {
    expect(suggestionOf('Top match looks like a pope; try get_pope.', 'Francis')).toEqual({ directory: 'popes', query: 'Francis' });
    expect(suggestionOf('Top match looks like a non-pope clergy member; try get_person.', 'Tagle')).toEqual({ directory: 'clergy', query: 'Tagle' });
  });

  it('turn "try a name" into a better query, and a hint without advice into nothing', () => {
    expect(suggestionOf('try Saint Quiteria', 'Saint Qwerty')).toEqual({ query: 'Saint Quiteria' });
    expect(suggestionOf('Nothing similar.', 'x')).toBeUndefined();
  });

  it('read alternates of any shape and keep what tells them apart', () => {
    expect(readAlternates(['A', { saint_id: 'b', primary_name: 'B', country: 'France', image_url: 'x' }, { id: 3, name: 'C' }, {}, null, ''], 'saint_id')).toEqual([
      { name: 'A', details: [] }, { id: 'b', name: 'B', details: ['France'] }, { id: '3', name: 'C', details: [] },
    ]);
    expect(readAlternates('nonsense', 'saint_id')).toEqual([]);
  });
});
