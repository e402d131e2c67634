import { describe, expect, it, vi } from 'vitest';
import type { Outcome } from '@/lib/skills/outcome';
import { isSettledWithin, openQuestion } from './questions';
import { ticketOf } from './tickets';

const calls = vi.hoisted(() => ({ count: 0, options: undefined as unknown, answer: undefined as undefined | ((signal: AbortSignal) => Promise<unknown>) }));

vi.mock('./call', () => ({
  call: (_skill: unknown, _input: unknown, { signal, ...options }: { signal: AbortSignal }) => {
    calls.count += 1;
    calls.options = options;
    return calls.answer?.(signal) ?? new Promise(() => undefined);
  },
}));

const found: Outcome<unknown> = {
  kind: 'found', value: { text: 'A', citations: [], relatedQuestions: [] }, files: [],
  provenance: { agent: { kind: 'built-in', name: 'x' }, readAt: '2026-01-01T00:00:00Z', elapsedMs: 1 },
};

describe('a question', () => {
  it('comes back at once, and its answer is found under its ticket', async () => {
    calls.answer = () => new Promise((resolve) => setTimeout(() => resolve(found), 20));
    const ticket = openQuestion('What is grace?');
    expect(ticket.outcome).toBeUndefined();
    expect(await isSettledWithin(ticket, 1)).toBe(false);
    expect(await isSettledWithin(ticket, 1_000)).toBe(true);
    expect(ticketOf(ticket.id)?.outcome).toEqual(found);
  });

  it('tells the agent the language of its page', () => {
    calls.answer = undefined;
    expect(openQuestion('Was ist Gnade?', undefined, 'de').locale).toBe('de');
    expect(calls.options).toEqual({ locale: 'de' });
  });

  it('is asked once however often the same form is pressed', async () => {
    calls.answer = undefined;
    calls.count = 0;
    const first = openQuestion('Same?', 'form-1');
    expect(openQuestion('Same?', 'form-1').id).toBe(first.id);
    expect(calls.count).toBe(1);
    expect(openQuestion('Other?', 'form-1').id).not.toBe(first.id);
    expect(openQuestion('Same?', 'form-2').id).not.toBe(first.id);
    expect(calls.count).toBe(3);
  });

  it('that failed may be asked again from the same form', async () => {
    calls.answer = async () => ({ kind: 'failed', reason: 'timeout' });
    const failed = openQuestion('Again?', 'form-3');
    await failed.settled;
    expect(openQuestion('Again?', 'form-3').id).not.toBe(failed.id);
  });

  it('can be stopped', async () => {
    calls.answer = (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve({ kind: 'failed', reason: 'aborted' })));
    const ticket = openQuestion('Stop?');
    ticket.stop();
    await ticket.settled;
    expect(ticket.outcome).toEqual({ kind: 'failed', reason: 'aborted' });
  });

  it('has an outcome even where the read layer throws', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    calls.answer = () => Promise.reject(new Error('secret text'));
    const ticket = openQuestion('Throw?');
    await ticket.settled;
    expect(ticket.outcome).toEqual({ kind: 'failed', reason: 'server-error' });
    expect(String(quiet.mock.calls)).not.toContain('secret');
    quiet.mockRestore();
  });

  it('nobody has asked has no ticket', () => {
    expect(ticketOf('x')).toBeUndefined();
    expect(ticketOf('00000000-0000-4000-8000-000000000000')).toBeUndefined();
  });
});
