'use server';

import { getPerson } from '@/lib/queries/clergy';
import { refuseTooMany } from '@/lib/queries/limits/visitor-limit';
import type { Outcome } from '@/lib/skills/outcome';
import type { Person } from '@/lib/skills/person-lookup';

/** Looks a cleric up, by `{ person_id }` or `{ query }`. */
export async function lookUpPerson(input: unknown): Promise<Outcome<Person>> {
  // The read checks its input against the skill's schema before anything is sent; what comes from outside is unknown until then.
  return (await refuseTooMany()) ?? getPerson(input as Parameters<typeof getPerson>[0]);
}
