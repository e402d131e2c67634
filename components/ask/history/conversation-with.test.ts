import { describe, expect, it } from 'vitest';
import { conversationWith, type KeptAt } from './conversation-with';

/** The conversation `m` of `m` and `b`, and its second version, in which `c` was asked instead: `c` is smaller than `m`. */
const versions: KeptAt[] = [['c', 'm'], ['c', 'c'], ['m', 'm'], ['m', 'b']];
const keptOf = (tickets: readonly string[]) => versions.filter(([, ticket]) => tickets.includes(ticket));

describe('the conversation of an address without its name', () => {
  it.each([[['m', 'b'], 'm'], [['m', 'c'], 'c'], [['m'], 'm'], [['b'], 'm'], [['c'], 'c'], [['m', 'x'], 'm'], [['x', 'y'], undefined], [[], undefined]])('of %j is %s', (tickets, conversation) => {
    expect(conversationWith(tickets, keptOf(tickets))).toBe(conversation);
  });
});
