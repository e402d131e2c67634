import { describe, expect, it } from 'vitest';
import type { KeptConversation, KeptTurn } from './kept-turn';
import { versionsTogether } from './versions-together';

const kept = (id: string, started: number, changed: number): KeptConversation => ({ id, title: 'One title', isNamed: false, startedAt: `2026-11-01T00:00:0${started}Z`, changedAt: `2026-11-02T00:00:0${changed}Z`, turns: 2 });
const turn = (ticket: string): KeptTurn => ({ ticket, question: `Question ${ticket}`, askedAt: '2026-11-01T00:00:00Z' });
const listed = async (all: KeptConversation[], turns: Record<string, string[]>) =>
  (await versionsTogether(all, ({ id }) => Promise.resolve((turns[id] ?? []).map(turn)))).map(({ id, asks }) => (asks ? `${id}: ${asks}` : id));

describe('the list of conversations', () => {
  it('has the versions of one together, each with the first question of its own', async () => {
    const all = [kept('c', 1, 9), kept('x', 2, 8), kept('a', 1, 7), kept('b', 1, 6)];
    expect(await listed(all, { a: ['a', 'p', 'q'], b: ['a', 'r', 's'], c: ['a', 'p', 't'], x: ['x'] })).toEqual(['c: Question t', 'a: Question q', 'b: Question r', 'x']);
  });

  it('tells one that has no question of its own by its last', async () => {
    expect(await listed([kept('a', 1, 9), kept('b', 1, 8)], { a: ['a', 'p'], b: ['a', 'p', 'q'] })).toEqual(['a: Question p', 'b: Question q']);
  });

  it('takes no others for versions: not those asked at one moment, nor those of one title', async () => {
    expect(await listed([kept('a', 1, 9), kept('b', 1, 8), kept('d', 2, 7)], { a: ['a'], b: ['b'], d: ['d'] })).toEqual(['a', 'b', 'd']);
  });
});
