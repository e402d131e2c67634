import { describe, expect, it } from 'vitest';
import { mergedConversation } from './add-kept';
import type { KeptConversation } from './kept-turn';

const kept = (title: string, isNamed: boolean, day: number): KeptConversation => ({ id: 'x', title, isNamed, startedAt: `2026-11-0${day}T00:00:00Z`, changedAt: `2026-11-0${day + 1}T00:00:00Z`, turns: 1 });

describe('a conversation that is brought back or read from a file, where some of it is kept', () => {
  it.each([
    ['keeps the name that the reader gave it here', kept('here', true, 3), kept('added', true, 1), 'here'],
    ['has the name that the reader gave it before', kept('here', false, 3), kept('added', true, 5), 'added'],
    ['is called after its first question', kept('here', false, 3), kept('added', false, 1), 'added'],
    ['is called after its first question, also when that is here', kept('here', false, 1), kept('added', false, 3), 'here'],
  ])('%s', (_name, here, added, title) => {
    const merged = mergedConversation(here, added);
    expect(merged).toMatchObject({ id: 'x', title, isNamed: here.isNamed || added.isNamed });
    expect([merged.startedAt, merged.changedAt]).toEqual([[here.startedAt, added.startedAt].sort()[0], [here.changedAt, added.changedAt].sort()[1]]);
  });
});
