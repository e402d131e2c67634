import { expect, it } from 'vitest';
import { cardDepartures } from '@/lib/a2a/card-departures';
import { agentCard } from '@/lib/agent/card';

it('nothing in our own agent’s card departs from the specification', () => {
  const card = agentCard();
  const servedAt = new URL('/.well-known/agent-card.json', card.url).href;
  expect(cardDepartures(card, { servedAt, postedTo: card.url, withToken: false })).toEqual([]);
});
