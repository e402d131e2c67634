'use server';

import { getCard } from '@/lib/queries/card';
import { refuseTooMany } from '@/lib/queries/limits/visitor-limit';

/** Reads the connected agent's card, or says why it cannot be read; `rate` where too many asked. */
export async function readCard(): ReturnType<typeof getCard> {
  return (await refuseTooMany()) ? { ok: false, error: { kind: 'rate' } } : getCard();
}
