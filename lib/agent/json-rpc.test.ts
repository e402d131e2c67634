import { describe, expect, it } from 'vitest';
import { parseRpcRequest, rpcFailure, rpcSuccess } from './json-rpc';
import { RpcError } from './rpc-error';

const call = (id: unknown) => JSON.stringify({ jsonrpc: '2.0', id, method: 'tasks/get', params: {} });

function refusalOf(text: string) {
  const request = parseRpcRequest(text);
  if (request.kind !== 'refused') throw new Error(`Not refused: ${request.kind}`);
  return { id: request.id, code: request.error.code, message: request.error.message };
}

describe('a JSON-RPC request', () => {
  it('that is cut off is a parse error without an id', () => {
    expect(refusalOf('{"jsonrpc":"2.0","id":1,"method":"message/send",')).toMatchObject({ id: null, code: -32700 });
    expect(refusalOf('')).toMatchObject({ id: null, code: -32700 });
  });

  it.each(['7', 7, 0, '', '007', '12345678901234567890', -1, 1.5, null])('keeps the id %j exactly', (id) => {
    expect(parseRpcRequest(call(id))).toEqual({ kind: 'call', id, method: 'tasks/get', params: {} });
    expect(JSON.parse(rpcSuccess(id, '1')).id).toBe(id);
    expect(JSON.parse(rpcFailure(id, new RpcError(-1, 'x'))).id).toBe(id);
  });

  it('with an id that would come back changed is refused', () => {
    expect(refusalOf('{"jsonrpc":"2.0","id":12345678901234567890,"method":"m"}')).toMatchObject({ id: null, code: -32600 });
    expect(refusalOf('{"jsonrpc":"2.0","id":1e999,"method":"m"}')).toMatchObject({ id: null, code: -32600 });
    for (const id of ['1.00000000000000000001', '0.1e-400', '9007199254740993']) expect(refusalOf(`{"jsonrpc":"2.0","id":${id},"method":"m"}`), id).toMatchObject({ id: null, code: -32600 });
    for (const id of [true, {}, []]) expect(refusalOf(call(id))).toMatchObject({ id: null, code: -32600 });
  });

  it('without an id is a notification', () => {
    expect(parseRpcRequest('{"jsonrpc":"2.0","method":"m"}')).toEqual({ kind: 'notification', method: 'm' });
  });

  it.each([
    ['{"id":3,"method":"m"}', 3],
    ['{"jsonrpc":"1.0","id":3,"method":"m"}', 3],
    ['{"jsonrpc":"2.0","id":3}', 3],
    ['{"jsonrpc":"1.0","id":0,"method":"m"}', 0],
    ['{"jsonrpc":"2.0","id":"","method":null}', ''],
    ['{"jsonrpc":"2.0","id":3,"method":5}', 3],
    ['{}', null],
    ['null', null],
    ['"text"', null],
    ['[]', null],
  ])('that is none is refused: %s', (text, id) => {
    expect(refusalOf(text)).toMatchObject({ id, code: -32600 });
  });

  it('in a batch is refused with a reason', () => {
    expect(refusalOf(`[${call(1)}]`).message).toContain('one request per POST');
  });

  it('that is nested without end is refused, not followed', () => {
    const deep = `{"jsonrpc":"2.0","id":1,"method":"m","params":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;
    expect(refusalOf(deep)).toMatchObject({ id: 1, code: -32600 });
  });
});
