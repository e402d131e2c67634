import { describe, expect, it } from 'vitest';
import { handleRequest } from './server';
import { send } from './testing/ask';

async function call(method: string, params: unknown) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 'q', method, params });
  return (await handleRequest(new Request('https://agent.example/', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }))).json();
}

describe('a task', () => {
  it('can be read again as it was', async () => {
    const task = (await send('saint_lookup', { kind: 'text', text: 'Jerome' })).result;
    expect(await call('tasks/get', { id: task.id })).toEqual({ jsonrpc: '2.0', id: 'q', result: task });
    expect((await call('tasks/get', { id: task.id, historyLength: 1 })).result.history).toEqual(task.history.slice(1));
    expect((await call('tasks/get', { id: task.id, historyLength: 0 })).result.history).toBeUndefined();
    expect((await call('tasks/get', { id: task.id, historyLength: -1 })).error).toMatchObject({ code: -32602, data: { field: 'historyLength' } });
  });

  it('that is finished cannot be cancelled', async () => {
    const task = (await send('saint_lookup', { kind: 'text', text: 'Jerome' })).result;
    const { error } = await call('tasks/cancel', { id: task.id });
    expect(error.code).toBe(-32602);
    expect(error.message).toContain('Invalid state transition');
  });

  it.each(['tasks/get', 'tasks/cancel'])('that is unknown is said to be so by %s', async (method) => {
    expect((await call(method, { id: 'nobody' })).error.code).toBe(-32001);
    for (const params of [undefined, {}, { id: 7 }, [], 'x']) expect((await call(method, params)).error.code).toBe(-32602);
  });
});
