import type { Task } from '@a2a-js/sdk';
import { ClientFactory, TaskNotFoundError } from '@a2a-js/sdk/client';
import { expect, test } from '@playwright/test';

/** The protocol's own client, which knows nothing of this agent but its host: it reads the card and speaks as the card says. */
const message = (text: string, more: object = {}) => ({
  kind: 'message' as const, role: 'user' as const, messageId: crypto.randomUUID(), parts: [{ kind: 'text' as const, text }], metadata: { skillId: 'saint_lookup' }, ...more,
});

test.describe('the client of the protocol’s own kit', () => {
  for (const path of [undefined, '/.well-known/agent.json']) {
    test(`finds the agent by ${path ?? 'its host alone'}, asks it and reads the task again`, async ({ baseURL }) => {
      const client = await new ClientFactory().createFromUrl(baseURL ?? '', path);
      const task = (await client.sendMessage({ message: message('Jerome') })) as Task;
      expect(task).toMatchObject({ kind: 'task', status: { state: 'completed' }, artifacts: [{ name: 'saint_profile' }] });
      expect(await client.getTask({ id: task.id })).toEqual(task);
      const next = (await client.sendMessage({ message: message('Monica', { contextId: task.contextId }) })) as Task;
      expect(next.contextId).toBe(task.contextId);
    });
  }

  test('understands every refusal', async ({ baseURL }) => {
    const client = await new ClientFactory().createFromUrl(baseURL ?? '');
    await expect(client.getTask({ id: 'nobody' })).rejects.toBeInstanceOf(TaskNotFoundError);
    await expect(client.cancelTask({ id: 'nobody' })).rejects.toBeInstanceOf(TaskNotFoundError);
    await expect(client.sendMessage({ message: message('x', { metadata: { skillId: 'no_such_skill' } }) })).rejects.toThrow(/saint_lookup/);
    const { id } = (await client.sendMessage({ message: message('Jerome') })) as Task;
    await expect(client.cancelTask({ id })).rejects.toThrow(/Invalid state transition/);
  });

  test('is told by the card that there is no stream, and gets the whole answer at once', async ({ baseURL }) => {
    const client = await new ClientFactory().createFromUrl(baseURL ?? '');
    const events: unknown[] = [];
    for await (const event of client.sendMessageStream({ message: message('Jerome') })) events.push(event);
    expect(events).toMatchObject([{ kind: 'task', status: { state: 'completed' } }]);
  });
});
