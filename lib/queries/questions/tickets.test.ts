import { expect, it } from 'vitest';
import { keepTicket, ticketOf, type OwnTicket } from './tickets';

let count = 0;
const ticket = (identity: string): OwnTicket => ({
  id: `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`, question: 'x', identity, startedAt: '2026-11-30T10:00:00Z', settled: Promise.resolve(), stop: () => undefined,
});
function kept(identity: string): string {
  const one = ticket(identity);
  keepTicket(one);
  return one.id;
}

it('however many ask the built-in agent, no answer that cost a call is pushed out', async () => {
  const [ofSite, ofSession, first] = ['site', 'session-1', 'built-in'].map(kept) as [string, string, string];
  for (let i = 0; i < 2_000; i += 1) kept('built-in');
  expect(await ticketOf(ofSite, 'anybody')).toMatchObject({ identity: 'site' });
  expect(await ticketOf(ofSession, 'session-1')).toMatchObject({ identity: 'session-1' });
  expect(await ticketOf(first, 'anybody')).toBeUndefined();
});

it.each([['site', 'x', true], ['built-in', 'x', true], ['session-1', 'session-1', true], ['session-1', 'session-2', false], ['session-1', 'site', false], ['nobody', 'site', false]])(
  'what was asked as %s is readable by %s: %s', async (identity, reader, readable) => expect(Boolean(await ticketOf(kept(identity), reader))).toBe(readable),
);
