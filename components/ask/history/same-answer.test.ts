import { describe, expect, it } from 'vitest';
import { besideSameAnswer } from './same-answer';

const turn = (ticket: string, askedAt: string, taskId: string | undefined = 'task', question = 'What is grace?') => ({ ticket, question, askedAt, answer: { taskId } as { taskId?: string } });
type Told = ReturnType<typeof turn>;

/** Keeps as a page does, and says whether anything changed, whereupon all pages keep again. */
function keep(store: Map<string, Told>, page: readonly Told[]): boolean {
  let changed = false;
  for (const told of page.filter(({ ticket }) => !store.has(ticket))) {
    const { isKept, replaced } = besideSameAnswer(told, [...store.values()], page.map(({ ticket }) => ticket));
    if (!isKept) continue;
    store.set(told.ticket, told);
    replaced.forEach((ticket) => store.delete(ticket));
    changed = true;
  }
  return changed;
}

function settle(pages: readonly (readonly Told[])[]): string[] {
  const store = new Map<string, Told>();
  for (let round = 0; round < 20; round += 1) {
    if (!pages.map((page) => keep(store, page)).includes(true)) return [...store.keys()].sort();
  }
  throw new Error('keeps without end');
}

describe('the same answer under several tickets', () => {
  const [a, b, c] = [turn('a', '2026-11-30T10:00:00Z'), turn('b', '2026-11-30T11:00:00Z'), turn('c', '2026-11-30T11:00:00Z')];

  it('is kept twice where it was asked twice', () => {
    expect(settle([[a, b]])).toEqual(['a', 'b']);
  });

  it('is kept once where it was read again', () => {
    expect(settle([[a], [b]])).toEqual(['b']);
    expect(settle([[b], [a]])).toEqual(['b']);
  });

  it('comes to an end whatever several pages show', () => {
    const pages = [[a], [b], [c], [a, b], [a, c], [b, c], [a, b, c]];
    for (const one of pages) for (const other of pages) for (const third of pages) expect(settle([one, other, third]).length).toBeGreaterThan(0);
  });

  it('is another one for another question, another task, and without a task', () => {
    expect(settle([[a], [turn('d', '2026-11-30T12:00:00Z', 'other')]])).toEqual(['a', 'd']);
    expect(settle([[a], [turn('d', '2026-11-30T12:00:00Z', 'task', 'What is sin?')]])).toEqual(['a', 'd']);
    expect(settle([[{ ...a, answer: { taskId: undefined } }], [{ ...b, answer: { taskId: undefined } }]])).toEqual(['a', 'b']);
  });
});
