'use server';

import { getSaint } from '@/lib/queries/saints';
import { refuseTooMany } from '@/lib/queries/limits/visitor-limit';
import type { Outcome } from '@/lib/skills/outcome';
import type { Saint } from '@/lib/skills/saint-lookup';

/** Looks a saint up, by `{ saint_id }` or `{ query }`. */
export async function lookUpSaint(input: unknown): Promise<Outcome<Saint>> {
  // The read checks its input against the skill's schema before anything is sent; what comes from outside is unknown until then.
  return (await refuseTooMany()) ?? getSaint(input as Parameters<typeof getSaint>[0]);
}
