import { describe, expect, it } from 'vitest';
import { send } from './testing/ask';
import { call, message, sendJson } from './testing/post';

const sent = async (changes: object) => (await sendJson({ ...call, params: { message: { ...message, ...changes } } })).body;

describe('the history of a task', () => {
  it('holds the message as it was sent, in the reply and afterwards', async () => {
    const given = {
      contextId: 'c', extensions: ['https://example.org/ext'], referenceTaskIds: ['t0'], own: { deep: [1, null] },
      parts: [{ kind: 'text', text: 'Jerome', metadata: { from: 'a form' } }, { data: { more: true }, note: 'x' }],
      metadata: { skillId: 'saint_lookup', locale: 'de-AT', calendar: 'germany', timeZone: 'Europe/Berlin', trace: { id: 7 } },
    };
    const { result } = await sent(given);
    const [asked] = result.history;
    expect(asked).toEqual({
      ...message, ...given, taskId: result.id,
      parts: [given.parts[0], { kind: 'data', ...given.parts[1] }],
    });
    expect((await sendJson({ ...call, method: 'tasks/get', params: { id: result.id } })).body.result).toEqual(result);
  });

  it('names the skill that answered where none was named, and what was sent as null is not kept for an id', async () => {
    const { result } = await send(undefined, { kind: 'text', text: 'What is purgatory?' });
    expect(result.history[0].metadata).toEqual({ skillId: 'catholic_qa' });
    const other = (await sent({ contextId: null, taskId: null, metadata: { skillId: 'saint_lookup', locale: null } })).result;
    expect(other.history[0]).toMatchObject({ contextId: other.contextId, taskId: other.id });
  });

  it('holds only what is read where the rest is too long to be kept', async () => {
    const long = 'x'.repeat(20_000);
    const metadata = { skillId: 'saint_lookup', locale: 'fr', timeZone: 'Europe/Paris', calendar: long, trace: long };
    for (const changes of [{ metadata }, { metadata: { skillId: 'saint_lookup', locale: 'fr', timeZone: 'Europe/Paris' }, own: long }, { metadata: { ...metadata, trace: 1 }, parts: [{ ...message.parts[0], note: long }] }]) {
      const { result } = await sent(changes);
      const [asked] = result.history;
      expect(asked).toEqual({ ...message, taskId: result.id, contextId: result.contextId, metadata: { skillId: 'saint_lookup', locale: 'fr', timeZone: 'Europe/Paris' } });
    }
  });

  it('takes over nothing by inheritance', async () => {
    const body = JSON.stringify({ ...call, params: { message } }).replace('"role"', '"__proto__":{"polluted":1},"role"');
    const { result } = (await sendJson(JSON.parse(body))).body;
    expect(Object.keys(result.history[0])).not.toContain('polluted');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
