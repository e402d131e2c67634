import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEPARTURE_RULES } from '@/lib/a2a/departure';
import en from '@/lib/i18n/messages/en.json';
import { openTaskById, readInspectedCard } from './inspector-actions';

const fakes = vi.hoisted(() => ({ refusal: undefined as unknown, openTask: vi.fn(), card: undefined as unknown }));
vi.mock('@/lib/queries/limits/visitor-limit', () => ({ refuseTooMany: async () => fakes.refusal }));
vi.mock('@/lib/queries/calls/open-task', () => ({ openTask: fakes.openTask }));
vi.mock('@/lib/queries/card', () => ({ inspectCard: async () => fakes.card }));
vi.mock('next-intl/server', () => ({ getMessages: async () => en }));

beforeEach(() => {
  fakes.refusal = undefined;
  fakes.openTask.mockReset().mockResolvedValue({ exchange: { method: 'tasks/get' }, state: 'completed' });
});

describe('a task id that a visitor gives', () => {
  it.each(['t-1', ' t-1 ', 'x'.repeat(200), 'tâche/7?x=1&y', '任务'])('%j is asked for', async (id) => {
    expect(await openTaskById(id)).toEqual({ kind: 'opened', exchange: { method: 'tasks/get' }, state: 'completed' });
    expect(fakes.openTask).toHaveBeenCalledWith(id.trim());
  });

  it.each(['', '   ', 'a b', 'a\nb', 'a\u0000', 'a\u202eb', 'x'.repeat(201), 7, null, undefined, { id: 'x' }, ['t-1']])('%j is refused and never sent', async (id) => {
    expect(await openTaskById(id)).toEqual({ kind: 'invalid' });
    expect(fakes.openTask).not.toHaveBeenCalled();
  });

  it('is not sent for a visitor who asks too often', async () => {
    fakes.refusal = { kind: 'refused', reason: 'rate', retryAfterSeconds: 12 };
    expect(await openTaskById('t-1')).toEqual({ kind: 'rate', seconds: 12 });
    expect(await readInspectedCard()).toEqual({ kind: 'rate', seconds: 12 });
    expect(fakes.openTask).not.toHaveBeenCalled();
  });
});

describe('the card for the inspector', () => {
  it('is text of at most 64 KB', async () => {
    fakes.card = { ok: true, url: 'https://agent.example/.well-known/agent.json', raw: { name: 'x'.repeat(100_000) }, departures: [] };
    const read = await readInspectedCard();
    expect(read).toMatchObject({ kind: 'read', departures: [] });
    expect(read.kind === 'read' && read.card.length).toBeLessThan(65_600);
  });

  it('says why it cannot be read', async () => {
    fakes.card = { ok: false, error: { kind: 'sign-in', status: 401, detail: 'secret words' } };
    expect(await readInspectedCard()).toEqual({ kind: 'failed', reason: 'sign-in', status: 401 });
  });

  it('has a sentence for every rule, and none that no rule needs', () => {
    expect(Object.keys(en.inspector.rules).sort()).toEqual([...DEPARTURE_RULES].sort());
  });
});
