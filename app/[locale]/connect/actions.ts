'use server';

import { getCard } from '@/lib/queries/card';
import { refuseTooMany } from '@/lib/queries/limits/visitor-limit';

/** Reads the connected agent's card; undefined when it cannot be read or too many asked. */
export async function readCard(): ReturnType<typeof getCard> {
  return (await refuseTooMany()) ? { ok: false, error: { kind: 'rate' } } : getCard();
}
