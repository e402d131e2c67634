'use server';

import { getMartyrology, getReadings } from '@/lib/queries/days';
import { refuseTooMany } from '@/lib/queries/limits/visitor-limit';
import { dayInput } from '@/lib/skills/day';
import type { Outcome } from '@/lib/skills/outcome';

/** The agent's text of the readings of a day. @param input `{ date: 'YYYY-MM-DD' }`, unchecked */
export async function readReadings(input: unknown): Promise<Outcome<string>> {
  const parsed = dayInput.safeParse(input);
  if (!parsed.success) return { kind: 'failed', reason: 'invalid-params' };
  return (await refuseTooMany()) ?? getReadings(parsed.data);
}

/** The agent's text of the saints of a day. @param input `{ date: 'YYYY-MM-DD' }`, unchecked */
export async function readMartyrology(input: unknown): Promise<Outcome<string>> {
  const parsed = dayInput.safeParse(input);
  if (!parsed.success) return { kind: 'failed', reason: 'invalid-params' };
  return (await refuseTooMany()) ?? getMartyrology(parsed.data);
}
