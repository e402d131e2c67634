import { describe, expect, it } from 'vitest';
import { MAX_ID_LENGTH, MAX_TEXT_LENGTH, parseMessageParams } from './message-params';
import { RpcError } from './rpc-error';

const message = { kind: 'message', role: 'user', messageId: 'm1', parts: [{ kind: 'text', text: 'hello' }] };

function refusalOf(params: unknown): { code: number; field: unknown; message: string } {
  try {
    parseMessageParams(params);
  } catch (error) {
    if (error instanceof RpcError) return { code: error.code, field: error.data?.field, message: error.message };
    throw error;
  }
  throw new Error('Nothing was refused.');
}

describe('the params of message/send', () => {
  it.each([
    [undefined, 'params'],
    [[], 'params'],
    ['x', 'params'],
    [null, 'params'],
    [{}, 'message'],
    [{ message: [] }, 'message'],
    [{ message: { ...message, role: undefined } }, 'message.role'],
    [{ message: { ...message, role: 'agent' } }, 'message.role'],
    [{ message: { ...message, kind: 'task' } }, 'message.kind'],
    [{ message: { ...message, messageId: undefined } }, 'message.messageId'],
    [{ message: { ...message, messageId: '' } }, 'message.messageId'],
    [{ message: { ...message, messageId: 5 } }, 'message.messageId'],
    [{ message: { ...message, contextId: 5 } }, 'message.contextId'],
    [{ message: { ...message, taskId: 7 } }, 'message.taskId'],
    [{ message: { ...message, messageId: 'm'.repeat(MAX_ID_LENGTH + 1) } }, 'message.messageId'],
    [{ message: { ...message, contextId: 'c'.repeat(10_240) } }, 'message.contextId'],
    [{ message, configuration: { historyLength: -1 } }, 'configuration.historyLength'],
    [{ message, configuration: { historyLength: 1.5 } }, 'configuration.historyLength'],
    [{ message, configuration: { historyLength: '2' } }, 'configuration.historyLength'],
    ...(['x', [], 1, false] as const).map((configuration): [unknown, string] => [{ message, configuration }, 'configuration']),
    [{ message, metadata: { skillId: 'saint_lookup' } }, 'metadata.skillId'],
    [{ message: { ...message, metadata: { locale: 'de' } }, metadata: { skillId: null } }, 'metadata.skillId'],
    [{ message: { ...message, metadata: 'x' } }, 'message.metadata'],
    [{ message: { ...message, parts: undefined } }, 'message.parts'],
    [{ message: { ...message, parts: 'x' } }, 'message.parts'],
    [{ message: { ...message, parts: [] } }, 'message.parts'],
    [{ message: { ...message, parts: [null] } }, 'message.parts[0]'],
    [{ message: { ...message, parts: [[]] } }, 'message.parts[0]'],
    [{ message: { ...message, parts: [{}] } }, 'message.parts[0]'],
    [{ message: { ...message, parts: [{ kind: 'text' }] } }, 'message.parts[0].text'],
    [{ message: { ...message, parts: [{ kind: 'text', text: '   ' }] } }, 'message.parts[0].text'],
    [{ message: { ...message, parts: [{ text: '\n' }] } }, 'message.parts[0].text'],
    [{ message: { ...message, parts: [...message.parts, { kind: 'text', text: 7 }] } }, 'message.parts[1].text'],
    [{ message: { ...message, parts: [{ kind: 'data' }] } }, 'message.parts[0].data'],
    [{ message: { ...message, parts: [{ kind: 'data', data: [] }] } }, 'message.parts[0].data'],
    [{ message: { ...message, parts: [{ kind: 'image', text: 'x' }] } }, 'message.parts[0]'],
    [{ message: { ...message, parts: [{ type: 'image', text: 'x' }] } }, 'message.parts[0]'],
    [{ message: { ...message, parts: [{ kind: 'text', text: 'a'.repeat(MAX_TEXT_LENGTH + 1) }] } }, 'message.parts'],
  ])('%j are refused, naming %s', (params, field) => {
    const refusal = refusalOf(params);
    expect(refusal).toMatchObject({ code: -32602, field });
    expect(refusal.message).toContain(String(field));
  });

  it('with a file part are refused as a whole', () => {
    const file = { kind: 'file', file: { uri: 'https://example.org/a.png' } };
    expect(refusalOf({ message: { ...message, parts: [...message.parts, file] } })).toMatchObject({ code: -32602, field: 'message.parts[1]' });
    expect(refusalOf({ message: { ...message, parts: [{ file: file.file }] } }).message).toContain('file part');
  });

  it.each([
    [{ text: 'hello' }, { data: { query: 'x' } }],
    [{ type: 'text', text: 'hello' }, { type: 'data', data: { query: 'x' } }],
    [{ type: 7, text: 'hello' }, { kind: 'data', type: 'image', data: { query: 'x' } }],
  ])('are understood without the markers, or with their older name: %j', (...parts) => {
    const { kind, ...bare } = message;
    expect(kind).toBe('message');
    const parsed = parseMessageParams({ message: { ...bare, parts } });
    expect(parsed.message.parts).toEqual([
      { kind: 'text', text: 'hello' },
      { kind: 'data', data: { query: 'x' } },
    ]);
  });

  it('may have members that nobody knows, at every level', () => {
    const parsed = parseMessageParams({ extra: 1, configuration: { extra: 1 }, metadata: 'x', message: { ...message, extra: 1, metadata: { extra: 1, timeZone: 7 }, parts: [{ ...message.parts[0], extra: 1 }] } });
    expect(parsed.message.parts).toEqual(message.parts);
    // Which zones there are is for the skills to say that ask for one.
    expect(parsed.message.metadata?.timeZone).toBe(7);
  });

  it('take the longest text that is allowed', () => {
    expect(parseMessageParams({ message: { ...message, parts: [{ kind: 'text', text: 'a'.repeat(MAX_TEXT_LENGTH) }] } }).message.parts).toHaveLength(1);
  });

  it('take null for an absent contextId, taskId and metadata', () => {
    expect(parseMessageParams({ message: { ...message, contextId: null, taskId: null, metadata: null } }).message.messageId).toBe('m1');
  });

  it('that ask to be notified are told that nobody will be', () => {
    expect(refusalOf({ message, configuration: { pushNotificationConfig: { url: 'https://example.org/hook' } } })).toMatchObject({ code: -32003, field: 'configuration.pushNotificationConfig' });
    expect(parseMessageParams({ message, configuration: { pushNotificationConfig: null } }).historyLength).toBeUndefined();
  });

  it('may name the skill twice, for the message itself is what counts', () => {
    expect(parseMessageParams({ message: { ...message, metadata: { skillId: 'saint_lookup' } }, metadata: { skillId: 'pope_lookup' } }).message.metadata?.skillId).toBe('saint_lookup');
  });

  it('count characters, not the units in which a machine stores them', () => {
    const text = '🙏'.repeat(MAX_TEXT_LENGTH);
    expect(parseMessageParams({ message: { ...message, parts: [{ kind: 'text', text }] } }).message.parts).toHaveLength(1);
    expect(refusalOf({ message: { ...message, parts: [{ kind: 'text', text: `${text}a` }] } }).field).toBe('message.parts');
  });

  it.each([undefined, null, {}, { historyLength: null }, { blocking: true, acceptedOutputModes: 7 }])('may have the configuration %j, which asks nothing of us', (configuration) => {
    expect(parseMessageParams({ message, configuration }).historyLength).toBeUndefined();
  });
});
