import { expect, it } from 'vitest';
import type { Outcome } from '@/lib/skills/outcome';
import { joinFlight, land, landed } from './flights';

const found = (value: string): Outcome<string> => ({
  kind: 'found', value, files: [], provenance: { agent: { kind: 'other', name: 'a' }, readAt: '2026-11-30T10:00:00Z', elapsedMs: 1, cache: 'none' },
});
const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 20));

it('readers who want the same fact at the same time share one call, whoever they are', async () => {
  let calls = 0;
  const start = () => later(found(`call ${++calls}`));
  const outcomes = await Promise.all(['anna', 'anna', 'bela'].map((identity) => joinFlight('fact', identity, start)));
  expect(outcomes.map((outcome) => outcome.kind === 'found' && outcome.value)).toEqual(['call 1', 'call 1', 'call 1']);
});

it('that one reader was refused says nothing of another, who asks in their own name', async () => {
  const asked: string[] = [];
  const startAs = (identity: string) => () => {
    asked.push(identity);
    return later<Outcome<string>>(identity === 'free' ? { kind: 'refused', reason: 'plan' } : found(identity));
  };
  const outcomes = await Promise.all(['free', 'free', 'pro', 'other'].map((identity) => joinFlight('paid', identity, startAs(identity))));
  expect(outcomes.map(({ kind }) => kind)).toEqual(['refused', 'refused', 'found', 'found']);
  expect(asked).toEqual(['free', 'pro']);
});

it('a failure is handed on to the reader whose call it was, and to nobody else', async () => {
  await land('page', 'anna', { kind: 'refused', reason: 'forbidden' });
  expect(await landed('page', 'anna')).toMatchObject({ reason: 'forbidden' });
  expect(await landed('page', 'bela')).toBeUndefined();
  await land('page', 'anna', found('x'));
  expect(await landed('page', 'anna')).toBeUndefined();
});
