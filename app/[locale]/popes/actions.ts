'use server';

import { getPope } from '@/lib/queries/popes';
import { refuseTooMany } from '@/lib/queries/limits/visitor-limit';
import type { Outcome } from '@/lib/skills/outcome';
import type { Pope } from '@/lib/skills/pope-lookup';

/** Looks a pope up, by `{ pope_id }` or `{ query }`. */
export async function lookUpPope(input: unknown): Promise<Outcome<Pope>> {
  // The read checks its input against the skill's schema before anything is sent; what comes from outside is unknown until then.
  return (await refuseTooMany()) ?? getPope(input as Parameters<typeof getPope>[0]);
}
