'use server';

import { readCalendarName } from '@/lib/liturgy/calendar-choice';
import { dayBlock, type DayBlock } from '@/lib/queries/days';
import { refuseTooMany } from '@/lib/queries/limits/visitor-limit';
import { dayInput } from '@/lib/skills/day';

async function readBlock(skill: 'liturgical_readings' | 'saints_of_the_day', input: unknown, calendar: unknown): Promise<DayBlock> {
  const parsed = dayInput.safeParse(input);
  const name = typeof calendar === 'string' ? readCalendarName(calendar) : 'general';
  if (!parsed.success || !name) return { kind: 'failed', reason: 'invalid-params' };
  return (await refuseTooMany()) ?? dayBlock(skill, parsed.data, name);
}

/** The agent's text of the readings of a day. @param input `{ date: 'YYYY-MM-DD' }`, unchecked @param calendar of the reader, unchecked */
export async function readReadings(input: unknown, calendar?: unknown): Promise<DayBlock> {
  return readBlock('liturgical_readings', input, calendar);
}

/** The agent's text of the saints of a day. @param input `{ date: 'YYYY-MM-DD' }`, unchecked @param calendar of the reader, unchecked */
export async function readMartyrology(input: unknown, calendar?: unknown): Promise<DayBlock> {
  return readBlock('saints_of_the_day', input, calendar);
}
