import type { Part } from '@a2a-js/sdk';
import { describe, expect, it } from 'vitest';
import { SKILLS } from '@/lib/skills/index';
import { METRICS } from '@/lib/skills/metrics';
import { agentCard } from './card';
import { handleRequest } from './server';

type Data = Record<string, unknown>;

async function send(skillId: string | undefined, part: Part, metadata: Data = {}) {
  const message = { kind: 'message', role: 'user', messageId: 'm1', parts: [part], metadata: { ...metadata, ...(skillId ? { skillId } : {}) } };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'message/send', params: { message } });
  const response = await handleRequest(new Request('https://agent.example/', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }));
  return JSON.parse(await response.text());
}

/** The one artifact's parts, after the envelope is checked. */
async function ask(skillId: string, asked: string | Data, metadata?: Data): Promise<Part[]> {
  const { result } = await send(skillId, typeof asked === 'string' ? { kind: 'text', text: asked } : { kind: 'data', data: asked }, metadata);
  expect(result.status.state).toBe('completed');
  expect(result.artifacts).toHaveLength(1);
  expect(result.artifacts[0].name).toBe(SKILLS.find(({ id }) => id === skillId)?.artifact);
  return result.artifacts[0].parts;
}

function textsOf(parts: Part[]): string[] {
  return parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
}

function dataOf(parts: Part[]): Data[] {
  return parts.flatMap((part) => (part.kind === 'data' ? [part.data] : []));
}

async function profile(skillId: string, asked: string | Data): Promise<Data> {
  const parts = await ask(skillId, asked);
  expect(parts).toHaveLength(1);
  return dataOf(parts)[0] ?? {};
}

async function errorOf(skillId: string, data: Data) {
  const { error, result } = await send(skillId, { kind: 'data', data });
  expect(result).toBeUndefined();
  return error;
}

describe('the directories', () => {
  it.each([
    ['saint_lookup', 'Catherine of Siena', { primary_name: 'Catherine of Siena', canonical_status: 'saint', feast_day: '04-29' }],
    ['saint_lookup', { query: 'Therese of Lisieux' }, { feast_day: '10-01' }],
    ['saint_lookup', { saint_id: 'jerome' }, { saint_id: 'jerome', feast_day: '09-30' }],
    ['person_lookup', 'Cardinal Tagle', { person_id: 'luis-antonio-tagle', source_table: 'cd_persons' }],
    ['person_lookup', { person_id: 'pietro-parolin' }, { primary_name: 'Pietro Parolin' }],
    ['pope_lookup', 'Pope Francis', { pope_id: 'francis' }],
    ['pope_lookup', { query: 'John Paul II' }, { pope_id: 'john-paul-ii', predecessor: { pope_id: 'john-paul-i' }, successor: { pope_id: 'benedict-xvi' } }],
    ['pope_lookup', { pope_id: 'benedict-xvi' }, { papal_name: 'Benedict XVI', pontificate: { start: '2005-04-19', end: '2013-02-28' } }],
    ['diocese_lookup', 'Archdiocese of Manila', { source_code: 'dmaml', country: 'Philippines' }],
    ['diocese_lookup', { source_code: 'dmaml' }, { source_code: 'dmaml' }],
  ])('%s finds %j', async (skillId, asked, expected) => {
    expect(await profile(skillId, asked)).toMatchObject(expected);
  });

  it('never send a field that is null or empty', async () => {
    for (const [skillId, asked] of [
      ['pope_lookup', 'Leo XIV'],
      ['saint_lookup', 'Barbatus'],
      ['person_lookup', 'Parolin'],
      ['diocese_lookup', 'Worcester'],
    ] as const) {
      const json = JSON.stringify(await profile(skillId, asked));
      expect(json).not.toMatch(/:(null|""|\[\]|\{\})/);
    }
  });

  it('link a cardinal to his pope, a see to its bishop and province', async () => {
    expect((await profile('person_lookup', 'Parolin')).created_cardinal_by).toMatchObject({ pope_id: 'francis' });
    const created = (await profile('pope_lookup', { pope_id: 'francis' })).cardinals_created as Data[];
    expect(created).toContainEqual({ name: 'Pietro Parolin', person_id: 'pietro-parolin' });
    const manila = await profile('diocese_lookup', { source_code: 'dmaml' });
    expect(manila.current_bishop).toMatchObject({ name: 'Jose Advincula', person_id: 'jose-advincula' });
    expect((manila.suffragans as Data[]).length).toBeGreaterThan(5);
  });

  it('name what else a query could mean, told apart by a few plain facts', async () => {
    const { alternates } = await profile('saint_lookup', 'Catherine');
    expect((alternates as Data[]).length).toBeGreaterThan(2);
    for (const other of alternates as Data[]) {
      expect(other).toMatchObject({ saint_id: expect.any(String), primary_name: expect.any(String) });
      expect(Object.keys(other).length).toBeLessThanOrEqual(5);
      for (const value of Object.values(other)) expect(typeof value).not.toBe('object');
    }
    expect((await profile('saint_lookup', { saint_id: 'jerome' })).alternates).toBeUndefined();
  });

  it.each([
    ['saint_lookup', { query: 'Xyzzy of Plugh' }, { error: 'not_found', query: 'Xyzzy of Plugh' }],
    ['saint_lookup', { saint_id: 'nobody' }, { error: 'not_found', query: 'nobody' }],
    ['person_lookup', { query: 'Xyzzy Plugh' }, { error: 'not_found', query: 'Xyzzy Plugh' }],
    ['person_lookup', { query: 'Pope Francis' }, { error: 'not_found', query: 'Pope Francis', hint: 'Top match looks like a pope; try get_pope.' }],
    ['person_lookup', { query: 'John Paul II' }, { error: 'not_found', query: 'John Paul II', hint: 'Top match looks like a pope; try get_pope.' }],
    ['person_lookup', { person_id: 'robert-francis-prevost' }, { error: 'not_found', query: 'robert-francis-prevost', hint: 'Top match looks like a pope; try get_pope.' }],
    ['pope_lookup', { query: 'Pius XIII' }, { error: 'not_found', query: 'Pius XIII' }],
    ['pope_lookup', { query: 'Cardinal Tagle' }, { error: 'not_found', query: 'Cardinal Tagle', hint: 'Top match looks like a non-pope clergy member; try get_person.' }],
    ['diocese_lookup', { source_code: 'dzzzz' }, { error: 'not_found', query: 'dzzzz' }],
    ['diocese_statistics_lookup', { query: 'Xyzzy Plugh' }, { error: 'not_found', query: 'Xyzzy Plugh' }],
  ])('%s says not_found for %j', async (skillId, asked, expected) => {
    expect(await profile(skillId, asked)).toEqual(expected);
  });

  it.each([
    ['saint_lookup', {}, 'data.saint_id'],
    ['person_lookup', { query: ' ' }, 'data.person_id'],
    ['pope_lookup', { saint_id: 'jerome' }, 'data.pope_id'],
    ['diocese_lookup', { query: null }, 'data.source_code'],
    ['diocese_statistics_lookup', { start_year: 2000 }, 'data.source_code'],
    ['saint_lookup', { query: 7 }, 'data.query'],
    ['saint_lookup', { query: 'a'.repeat(301) }, 'data.query'],
  ])('%s refuses %j', async (skillId, data, named) => {
    const error = await errorOf(skillId, data);
    expect(error.code).toBe(-32602);
    expect(error.message).toContain(named);
  });
});

describe('diocese_statistics_lookup', () => {
  const inYears = (start_year: unknown, end_year: unknown) => ({ source_code: 'dworc', start_year, end_year });

  it('gives 19 measures a year, inside the bounds', async () => {
    const series = await profile('diocese_statistics_lookup', inYears(1999, 2017));
    expect(series).toMatchObject({ source_code: 'dworc', diocese_name: expect.stringContaining('Worcester'), year_range: { start: 1999, end: 2017 } });
    const rows = series.rows as Data[];
    const years = rows.map(({ year }) => Number(year));
    expect(rows.length).toBeGreaterThan(3);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
    expect(Math.min(...years)).toBe(1999);
    expect(Math.max(...years)).toBe(2017);
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(expect.arrayContaining(['year', ...METRICS, 'source', 'provenance']));
      for (const metric of METRICS) expect(row[metric] === null || typeof row[metric] === 'number').toBe(true);
    }
  });

  it('includes both bounds', async () => {
    const [row] = (await profile('diocese_statistics_lookup', { source_code: 'dworc' })).rows as Data[];
    const only = await profile('diocese_statistics_lookup', inYears(row?.year, row?.year));
    expect(only.rows).toEqual([row]);
  });

  it('gives an empty series where nothing is known', async () => {
    expect(await profile('diocese_statistics_lookup', inYears(1500, 1510))).toMatchObject({ rows: [], year_range: { start: 1500, end: 1510 } });
  });

  it.each([[2020, 2010, 'data.start_year'], ['2010', 2020, 'data.start_year'], [2010, 2020.5, 'data.end_year'], [0, 2020, 'data.start_year']])(
    'refuses the years %j to %j',
    async (start, end, field) => {
      expect(await errorOf('diocese_statistics_lookup', inYears(start, end))).toMatchObject({ code: -32602, data: { field, reason: expect.any(String) } });
    },
  );

  it('shows the latest years on the profile', async () => {
    const recent = (await profile('diocese_lookup', { source_code: 'dworc' })).recent_statistics as Data[];
    expect(recent).toHaveLength(5);
    expect(Number(recent[0]?.year)).toBeGreaterThan(Number(recent[4]?.year));
    expect(recent[0]).toMatchObject({ catholics: expect.any(Number), parishes: expect.any(Number) });
  });
});

describe('liturgical_readings', () => {
  const read = async (asked: string | Data, metadata?: Data) => textsOf(await ask('liturgical_readings', asked, metadata))[0] ?? '';

  it('gives celebration, rank, colour, cycles and readings with text', async () => {
    const text = await read('Easter Sunday 2026');
    expect(text).toContain('# Sunday 5 April 2026: ');
    expect(text).toContain('Rank: solemnity. Colour: white.');
    expect(text).toContain('Sunday cycle A, weekday cycle II');
    expect(text).toMatch(/## First reading: Acts 10:34a, 37-43\n\n(In English Bibles.*\n\n)?\*\*34\*\* /);
    expect(text).toContain('## Gospel: Jn 20:1-9');
    expect(text).toContain('World English Bible');
    expect(await read('Ostersonntag 2026')).toBe(text);
    expect(await read({ date: '2026-04-05' })).toBe(text);
  });

  it.each(['today', 'heute', 'next Sunday', 'nächsten Sonntag'])('understands %s', async (phrase) => {
    expect(await read(phrase)).toMatch(/^# \w+ \d+ \w+ \d{4}: ./);
  });

  it('takes "today" in the zone of the asker', async () => {
    // UTC+14 and UTC-12 are never on the same date.
    const east = await read('today', { timeZone: 'Pacific/Kiritimati' });
    const west = await read('today', { timeZone: 'Etc/GMT+12' });
    expect(east.split(':')[0]).not.toBe(west.split(':')[0]);
    expect(await read('today', { timeZone: 'Nowhere/Atlantis' })).toMatch(/^# /);
  });

  it('keeps the Masses of Christmas apart', async () => {
    const text = await read('2026-12-25');
    expect(text).toContain('Given in full: Mass during the day.');
    for (const mass of ['Vigil Mass', 'Mass during the night', 'Mass at dawn']) expect(text).toContain(`- **${mass}:** first reading Is`);
    expect(text.match(/^## Gospel/gm)).toHaveLength(1);
  });

  it('says in a sentence why a reading has no text', async () => {
    const { result } = await send('liturgical_readings', { kind: 'text', text: '2026-11-02' });
    expect(result.artifacts[0].parts[0].text).toMatch(/Wis [\s\S]*The text is not given here: this book is not among those/);
  });

  it.each(['2026-02-30', '2026-04-31', '2027-02-29', '2026-00-10', '2026-13-01', 'the day of the triffids', '1066-10-14'])('has nothing for %s', async (phrase) => {
    expect(await ask('liturgical_readings', phrase)).toEqual([{ kind: 'text', text: 'No mass readings found.' }]);
  });

  it('O-31: knows the leap day', async () => {
    expect(await read('2028-02-29')).toContain('# Tuesday 29 February 2028: ');
  });
});

describe('saints_of_the_day', () => {
  const read = async (asked: string | Data) => textsOf(await ask('saints_of_the_day', asked))[0] ?? '';

  it('begins with the celebration, then the saints in counted groups', async () => {
    const text = await read({ date: '2026-03-19' });
    expect(text).toMatch(/^# Thursday 19 March 2026: saints of the day\n\nCelebrated: \*\*Saint Joseph/);
    const counted = [...text.matchAll(/^## .*\((\d+)\)$/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
    expect(text.match(/^- \*\*/gm)).toHaveLength(counted);
    expect(await read('2026-03-19')).toBe(text);
  });

  it('O-31: knows the leap day', async () => {
    expect(await read({ date: '2028-02-29' })).toContain('# Tuesday 29 February 2028');
  });

  it.each(['2026-02-30', '2026-04-31', '2027-02-29', '2026-00-10'])('O-31: has nothing for %s', async (date) => {
    expect(await ask('saints_of_the_day', { date })).toEqual([{ kind: 'text', text: 'No martyrology data found.' }]);
    expect(await ask('saints_of_the_day', date)).toEqual([{ kind: 'text', text: 'No martyrology data found.' }]);
  });

  it('refuses a date that is no text', async () => {
    expect(await errorOf('saints_of_the_day', { date: 20260319 })).toMatchObject({ code: -32602, data: { field: 'data.date' } });
    expect((await errorOf('saints_of_the_day', {})).code).toBe(-32602);
  });
});

describe('the library', () => {
  it('finds a document and gives what it holds', async () => {
    const { results } = await profile('document_search', 'Lumen Gentium');
    const [first] = results as Data[];
    expect(first).toMatchObject({ id: 'lumen-gentium', title: 'Lumen Gentium', url: expect.stringMatching(/^https?:\/\/[^/]+\/documents\/lumen-gentium$/) });
    const parts = await ask('document_fetch', { id: 'lumen-gentium' });
    expect(parts.map(({ kind }) => kind)).toEqual(['text', 'data']);
    expect(dataOf(parts)[0]).toMatchObject({ id: 'lumen-gentium', title: expect.any(String), author: expect.any(String), ref: expect.any(String) });
    expect(await ask('document_fetch', 'lumen-gentium')).toEqual(parts);
  });

  it('gives a chapter of Scripture in full', async () => {
    const [text] = textsOf(await ask('document_fetch', 'john-3'));
    expect(text?.length).toBeGreaterThan(3_000);
  });

  it('has empty results for what nobody wrote', async () => {
    expect(await profile('document_search', 'xyzzyplugh')).toEqual({ results: [] });
  });

  it.each(['999999999', 'ccc-3000', 'john-99', '../documents', '__proto__'])('says that there is no %s', async (id) => {
    expect(await ask('document_fetch', { id })).toEqual([{ kind: 'text', text: 'Document not found.' }]);
  });

  it('answers a question with passages and their sources', async () => {
    const parts = await ask('catholic_qa', 'Why do Catholics baptize infants?');
    expect(parts[0]).toMatchObject({ kind: 'text', text: expect.stringContaining('[^1]') });
    expect(dataOf(parts)).toEqual([{ citations: expect.arrayContaining([expect.objectContaining({ document_index: 0 })]) }, { related_questions: expect.any(Array) }]);
  });

  it('is asked when no skill is named', async () => {
    const { result } = await send(undefined, { kind: 'text', text: 'What is purgatory?' });
    expect(result.artifacts[0].name).toBe('catholic_qa_response');
  });

  it('answers nothing when it has no source', async () => {
    const parts = await ask('catholic_qa', 'best pizza recipe with pineapple');
    expect(textsOf(parts)).toHaveLength(1);
    expect(dataOf(parts).some((data) => 'citations' in data)).toBe(false);
  });
});

describe('the examples of the card', () => {
  const examples = agentCard().skills.flatMap((skill) => (skill.examples ?? []).map((example) => [skill.id, example] as const));

  it.each(examples)('%s finds "%s"', async (skillId, example) => {
    const parts = await ask(skillId, example);
    expect(JSON.stringify(parts)).not.toMatch(/"error":"not_found"|"text":"(No mass readings found|No martyrology data found|Document not found)\.|"results":\[\]/);
  });
});
