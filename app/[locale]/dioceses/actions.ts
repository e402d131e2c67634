'use server';

import { getDiocese } from '@/lib/queries/dioceses';
import { refuseTooMany } from '@/lib/queries/limits/visitor-limit';
import type { Outcome } from '@/lib/skills/outcome';
import type { Diocese } from '@/lib/skills/diocese-lookup';

/** Looks a see up, by `{ source_code }` or `{ query }`. */
export async function lookUpDiocese(input: unknown): Promise<Outcome<Diocese>> {
  // The read checks its input against the skill's schema before anything is sent; what comes from outside is unknown until then.
  return (await refuseTooMany()) ?? getDiocese(input as Parameters<typeof getDiocese>[0]);
}
