import { z } from 'zod';

/**
 * Whether a plain date exists in the civil calendar; 2026-02-30 does not, and must never become 2 March.
 * @param text `YYYY-MM-DD`
 */
export function isRealDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A day as the two calendar skills take it. */
export const dayInput = z.object({ date: z.string().refine(isRealDay, 'no such date') });
