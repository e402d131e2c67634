import { describe, expect, it, vi } from 'vitest';
import { handleRequest } from './server';
import { taskStore } from './task-store';
import { send } from './testing/ask';
import { call as sending, post } from './testing/post';

async function call(method: string, params: unknown) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 'q', method, params });
  return (await handleRequest(new Request('https://agent.example/', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }))).json();
}

describe('a task', () => {
  it('is kept as the very text of the reply, written once', async () => {
    const body = JSON.stringify(sending);
    const written = vi.spyOn(JSON, 'stringify');
    const sent = await post(body);
    const reply = await sent.text();
    expect(written.mock.calls.filter(([value]) => (value as { kind?: unknown } | null)?.kind === 'task')).toHaveLength(1);
    written.mockRestore();
    const { id } = JSON.parse(reply).result;
    expect(reply.endsWith(`"result":${taskStore().get(id)}}`)).toBe(true);
  });

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
