import 'server-only';
import { fetchCard } from '@/lib/a2a/card';
import { currentAgent } from './agent-of-reader';

/** The card of the agent that answers this reader; free of charge and public. */
export async function getCard(): ReturnType<typeof fetchCard> {
  return fetchCard((await currentAgent()).connection);
}
