'use server';

import { z } from 'zod';
import { findStatistics, getSeries } from '@/lib/queries/statistics';
import { refuseTooMany } from '@/lib/queries/limits/visitor-limit';
import type { StatisticsSeries } from '@/lib/skills/diocese-statistics-lookup';
import type { Outcome } from '@/lib/skills/outcome';

const codesSchema = z.array(z.string().trim().min(1).max(200)).max(6);

async function read(codes: unknown, anew: boolean): Promise<Outcome<StatisticsSeries>[]> {
  const parsed = codesSchema.safeParse(codes);
  if (!parsed.success) return [{ kind: 'failed', reason: 'invalid-params' }];
  const refused = await refuseTooMany();
  return refused ? parsed.data.map(() => refused) : getSeries(parsed.data, anew);
}

/** Yearly series of up to six sees, by `source_code`. */
export async function loadSeries(codes: string[]): Promise<Outcome<StatisticsSeries>[]> {
  return read(codes, false);
}

/** The same asked anew, for those that failed: a person pressed the button. One action, since actions run one after another. */
export async function retrySeries(codes: string[]): Promise<Outcome<StatisticsSeries>[]> {
  return read(codes, true);
}

/** The yearly series of the see a name means. */
export async function findSeries(query: string): Promise<Outcome<StatisticsSeries>> {
  return (await refuseTooMany()) ?? findStatistics(String(query));
}
