import { expect, test, type APIRequestContext } from '@playwright/test';

const message = (skillId: string | undefined, part: object, more: object = {}) => ({
  jsonrpc: '2.0', id: 1, method: 'message/send',
  params: { message: { role: 'user', messageId: 'm1', kind: 'message', parts: [part], ...(skillId === undefined ? {} : { metadata: { skillId } }), ...more } },
});
const text = (value: string) => ({ kind: 'text', text: value });
const data = (value: object) => ({ kind: 'data', data: value });

async function send(request: APIRequestContext, body: unknown, headers: Record<string, string> = {}) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  return request.post('/api/a2a', { data: Buffer.from(payload), headers: { 'content-type': 'application/json', ...headers } });
}

interface Artifact { artifactId: string; name: string; parts: { kind: string; text?: string; data?: Record<string, unknown> }[] }

async function artifactOf(request: APIRequestContext, body: unknown): Promise<Artifact> {
  const { result } = await (await send(request, body)).json();
  expect(result).toMatchObject({ kind: 'task', status: { state: 'completed' } });
  expect(result.artifacts).toHaveLength(1);
  expect(result.artifacts[0].artifactId).toMatch(/^art_/);
  return result.artifacts[0];
}

test.describe('a program that calls the built-in agent', () => {
  const documented: [string, object, string, (artifact: Artifact) => void][] = [
    ['catholic_qa', text('What is the Eucharist?'), 'catholic_qa_response', ({ parts }) => {
      expect(parts[0]?.text).toContain('[^1]');
      expect(parts.find((part) => part.data?.citations)?.data?.citations).not.toHaveLength(0);
      expect(parts.find((part) => part.data?.related_questions)?.data?.related_questions).not.toHaveLength(0);
    }],
    ['document_search', text('Lumen Gentium'), 'search_results', ({ parts }) => expect((parts[0]?.data?.results as Record<string, unknown>[])[0]).toMatchObject({ id: 'lumen-gentium', title: 'Lumen Gentium', url: expect.stringContaining('/documents/lumen-gentium') })],
    ['document_fetch', data({ id: 'lumen-gentium' }), 'document', ({ parts }) => expect(parts[1]?.data).toMatchObject({ id: 'lumen-gentium', title: 'Lumen Gentium', author: expect.any(String), ref: expect.any(String) })],
    ['liturgical_readings', text('Easter Sunday 2026'), 'mass_readings', ({ parts }) => expect(parts[0]?.text).toMatch(/5 April 2026[\s\S]*Jn 20:1-9/)],
    ['saints_of_the_day', data({ date: '2026-03-19' }), 'martyrology', ({ parts }) => expect(parts[0]?.text).toMatch(/19 March 2026[\s\S]*Joseph/)],
    ['saint_lookup', data({ query: 'Catherine of Siena' }), 'saint_profile', ({ parts }) => expect(parts[0]?.data).toMatchObject({ saint_id: expect.any(String), primary_name: 'Catherine of Siena', feast_day: '04-29' })],
    ['saint_lookup', data({ saint_id: 'jerome' }), 'saint_profile', ({ parts }) => expect(String(parts[0]?.data?.primary_name)).toMatch(/^Jerome/)],
    ['person_lookup', text('Cardinal Tagle'), 'person_profile', ({ parts }) => expect(parts[0]?.data).toMatchObject({ source_table: 'cd_persons', primary_name: expect.stringContaining('Tagle') })],
    ['pope_lookup', data({ query: 'John Paul II' }), 'pope_profile', ({ parts }) => expect(parts[0]?.data).toMatchObject({ pope_id: 'john-paul-ii', birth_name: expect.stringMatching(/Wojty/) })],
    ['pope_lookup', data({ pope_id: 'benedict-xvi' }), 'pope_profile', ({ parts }) => expect(parts[0]?.data).toMatchObject({ pontificate: { start: '2005-04-19', end: '2013-02-28' } })],
    ['diocese_lookup', data({ query: 'Archdiocese of Manila' }), 'diocese_profile', ({ parts }) => expect(parts[0]?.data).toMatchObject({ source_code: 'dmaml', country: 'Philippines', recent_statistics: expect.any(Array) })],
    ['diocese_statistics_lookup', data({ source_code: 'dworc', start_year: 1990, end_year: 2010 }), 'diocese_statistics_time_series', ({ parts }) => {
      const rows = parts[0]?.data?.rows as { year: number }[];
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.every(({ year }) => year >= 1990 && year <= 2010)).toBe(true);
      expect(Object.keys(rows[0] ?? {})).toEqual(expect.arrayContaining(['catholics', 'baptisms', 'charitable_institutes']));
    }],
  ];
  for (const [skill, part, name, check] of documented) {
    test(`gets the documented artifact of ${skill} for ${JSON.stringify(part)}`, async ({ request }) => {
      const artifact = await artifactOf(request, message(skill, part));
      expect(artifact.name).toBe(name);
      check(artifact);
    });
  }

  const missing: [string, object, Record<string, unknown>][] = [
    ['document_fetch', data({ id: '999999999' }), { kind: 'text', text: 'Document not found.' }],
    ['liturgical_readings', text('2026-02-30'), { kind: 'text', text: 'No mass readings found.' }],
    ['saints_of_the_day', text('31 April 2026'), { kind: 'text', text: 'No martyrology data found.' }],
    ['saint_lookup', data({ query: 'Qwertyuiop Zzz' }), { kind: 'data', data: { error: 'not_found', query: 'Qwertyuiop Zzz' } }],
    ['person_lookup', data({ query: 'Pope Francis' }), { kind: 'data', data: { error: 'not_found', hint: 'Top match looks like a pope; try get_pope.' } }],
    ['pope_lookup', data({ query: 'Cardinal Tagle' }), { kind: 'data', data: { error: 'not_found', hint: 'Top match looks like a non-pope clergy member; try get_person.' } }],
    ['diocese_lookup', data({ source_code: 'zzzzz' }), { kind: 'data', data: { error: 'not_found' } }],
    ['diocese_statistics_lookup', data({ source_code: 'zzzzz' }), { kind: 'data', data: { error: 'not_found' } }],
  ];
  for (const [skill, part, expected] of missing) {
    test(`is told by ${skill} in its documented form that nothing was found for ${JSON.stringify(part)}`, async ({ request }) => {
      const { parts } = await artifactOf(request, message(skill, part));
      expect(parts).toHaveLength(1);
      expect(parts[0]).toMatchObject(expected);
    });
  }

  test('who names no skill asks a question, who names an unknown one is told the ten', async ({ request }) => {
    expect((await artifactOf(request, message(undefined, text('What is purgatory?')))).name).toBe('catholic_qa_response');
    for (const skill of ['saint-lookup', 'SAINT_LOOKUP', 7, '']) {
      const { error } = await (await send(request, message(skill as string, text('x')))).json();
      expect(error.code).toBe(-32602);
      expect(JSON.stringify(error)).toContain('diocese_statistics_lookup');
    }
  });

  test('gets JSON and never a trace for broken JSON (O-01)', async ({ request }) => {
    const response = await send(request, '{"jsonrpc":"2.0","id":1,"method":"message/send",');
    expect(response.headers()['content-type']).toContain('application/json');
    const body = await response.json();
    expect(body).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32700 } });
    expect(JSON.stringify(body)).not.toMatch(/\bat |\.ts|\.js|node_modules/);
  });

  test('is told which field is missing (O-07)', async ({ request }) => {
    const base = message('saint_lookup', text('Catherine of Siena'));
    const without = (field: string) => Object.fromEntries(Object.entries(base.params.message).filter(([name]) => name !== field));
    const bad: [unknown, RegExp][] = [
      [{ ...base, params: { message: without('role') } }, /role/], [{ ...base, params: { message: without('parts') } }, /parts/],
      [{ jsonrpc: '2.0', id: 1, method: 'message/send' }, /params|message/], [{ ...base, params: [] }, /params|message/], [{ ...base, params: 'x' }, /params|message/],
    ];
    for (const [body, field] of bad) {
      const reply = await (await send(request, body)).json();
      expect(reply).toMatchObject({ id: 1, error: { code: -32602, message: expect.stringMatching(field) } });
      expect(reply.result).toBeUndefined();
    }
  });

  test('gets its id back, of the same type and value, in success and in error (O-24)', async ({ request }) => {
    for (const id of ['7', 7, 0, '', '007', '12345678901234567890']) {
      expect((await (await send(request, { ...message('saint_lookup', text('Jerome')), id })).json()).id).toBe(id);
      expect((await (await send(request, { jsonrpc: '2.0', id, method: 'nothing' })).json()).id).toBe(id);
    }
  });

  test('is told which part is wrong, and may leave out the kind (O-25)', async ({ request }) => {
    const withParts = (parts: unknown) => ({ ...message('saint_lookup', text('x')), params: { message: { ...message('saint_lookup', text('x')).params.message, parts } } });
    for (const parts of [[], [null], [{ kind: 'text' }], [{ kind: 'text', text: '   ' }]]) {
      expect((await (await send(request, withParts(parts))).json()).error).toMatchObject({ code: -32602, message: expect.stringMatching(/parts/) });
    }
    for (const skill of ['saint_lookup', 'document_search', 'catholic_qa']) {
      const body = message(skill, { text: 'Jerome' }, { kind: undefined, extra: { a: [1] } });
      expect((await (await send(request, { ...body, extra: 1 })).json()).result.status.state).toBe('completed');
    }
  });

  test('is refused parts that would be ignored (O-56)', async ({ request }) => {
    const file = { kind: 'file', file: { name: 'a.png', bytes: 'AAAA' } };
    const both = message('catholic_qa', text('What is this?'));
    both.params.message.parts.push(file as never);
    for (const body of [both, message('catholic_qa', file), message('document_fetch', data({})), message('saint_lookup', data({}))]) {
      const reply = await (await send(request, body)).json();
      expect(reply.error.code).toBe(-32602);
      expect(reply.result).toBeUndefined();
    }
  });

  test('by other methods or content types is refused deliberately (O-57)', async ({ request }) => {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH']) {
      const response = await request.fetch('/api/a2a', { method });
      expect([response.status(), response.headers().allow], method).toEqual([405, expect.stringContaining('POST')]);
    }
    const preflight = await request.fetch('/api/a2a', { method: 'OPTIONS', headers: { origin: 'https://other.example', 'access-control-request-method': 'POST' } });
    expect(preflight.status()).toBe(204);
    expect(preflight.headers()['access-control-allow-methods']).toContain('POST');
    const body = JSON.stringify(message('saint_lookup', text('Jerome')));
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
      expect((await request.post('/api/a2a', { data: Buffer.from(body), headers: { 'content-type': type, origin: 'https://other.example' } })).status(), type).toBe(415);
    }
    for (const path of ['/.well-known/agent.json', '/.well-known/agent-card.json']) {
      expect((await request.post(path)).status()).toBe(405);
      expect((await request.head(path)).status()).toBe(200);
      const card = await (await request.get(path)).json();
      expect(card).toMatchObject({ protocolVersion: '0.3.0', capabilities: { streaming: false, pushNotifications: false } });
      expect(card.url).toMatch(/\/api\/a2a$/);
      expect(card.skills).toHaveLength(10);
    }
  });

  test('meets one documented limit for large requests, in JSON (O-58)', async ({ request }) => {
    for (const kilobytes of [10, 99]) {
      const { result, error } = await (await send(request, message('catholic_qa', text('purgatory '.repeat(kilobytes * 102).slice(0, kilobytes * 1000))))).json();
      expect(error).toBeUndefined();
      expect(result.status.state).toBe('completed');
    }
    expect((await (await send(request, message('catholic_qa', text('x'.repeat(101_000))))).json()).error.code).toBe(-32602);
    for (const body of [JSON.stringify(message('catholic_qa', text('x'.repeat(2_000_000)))), `${'['.repeat(2_500_000)}${']'.repeat(2_500_000)}`, 'x'.repeat(20_000_000)]) {
      const response = await send(request, body);
      expect(response.status()).toBe(413);
      expect((await response.json()).error).toBeDefined();
    }
  });

  test('reads a task again by its id, and cannot cancel what is finished', async ({ request }) => {
    const { result } = await (await send(request, message('saint_lookup', text('Jerome')))).json();
    const again = await (await send(request, { jsonrpc: '2.0', id: 2, method: 'tasks/get', params: { id: result.id } })).json();
    expect(again.result.artifacts).toEqual(result.artifacts);
    expect((await (await send(request, { jsonrpc: '2.0', id: 3, method: 'tasks/get', params: { id: 'none' } })).json()).error.code).toBe(-32001);
    expect((await (await send(request, { jsonrpc: '2.0', id: 4, method: 'tasks/cancel', params: { id: result.id } })).json()).error).toMatchObject({ code: -32602, message: expect.stringContaining('Invalid state transition') });
  });
});
