import { describe, expect, it } from 'vitest';
import { conversationPath, isConversationId, MAX_TURNS, readTickets } from './conversation-address';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const ticketsOf = (path: string) => new URL(path, 'http://localhost').searchParams.getAll('ticket');

describe('the address of a conversation', () => {
  it('reads what it wrote', () => {
    const tickets = [id(1), id(2), id(3)];
    expect(readTickets(ticketsOf(conversationPath(tickets)))).toEqual(tickets);
  });

  it('opens a longer conversation at its last turn', () => {
    expect(conversationPath([id(1), id(2)])).toMatch(/#turn-2$/);
    expect(conversationPath([id(1)])).not.toContain('#');
    expect(conversationPath([])).toBe('/ask');
  });

  it('keeps the latest turns', () => {
    const many = Array.from({ length: MAX_TURNS + 3 }, (_, index) => id(index));
    expect(ticketsOf(conversationPath(many))).toEqual(many.slice(3));
    expect(readTickets(many)).toEqual(many.slice(3));
  });

  it.each([[undefined, []], ['', []], ['x', []], [id(1), [id(1)]], [['<script>', id(1), id(1), `${id(2)}'`], [id(1)]]])('reads %j', (given, expected) => {
    expect(readTickets(given)).toEqual(expected);
  });

  it('has an id of its own, or keeps nothing', () => {
    expect(conversationPath([id(1)], { id: id(1) })).toBe(`/ask/${id(1)}?ticket=${id(1)}`);
    expect(conversationPath([id(2)], { id: id(1) })).toBe(`/ask/${id(1)}?ticket=${id(2)}#turn-1`);
    expect(conversationPath([], { id: id(1) })).toBe(`/ask/${id(1)}`);
    expect(conversationPath([], { isPrivate: true })).toBe('/ask?private=1');
    expect(conversationPath([id(2)], { id: id(1), isPrivate: true })).toBe(`/ask?private=1&ticket=${id(2)}`);
    expect(isConversationId(id(1))).toBe(true);
    for (const other of ['', 'shared', `${id(1)}x`, id(1).toUpperCase().replace('0', 'A')]) expect(isConversationId(other)).toBe(false);
  });
});
