import 'server-only';
import { fetchCard } from '@/lib/a2a/card';
import { connection } from './connection';

/** The connected agent's own card; free of charge and public. */
export function getCard(): ReturnType<typeof fetchCard> {
  return fetchCard(connection());
}
