import { getLocale } from 'next-intl/server';
import { countryName } from '@/components/directory/country-name';
import { seesWithStatistics } from '@/lib/queries/built-in/built-in';
import { currentAgent } from '@/lib/queries/calls/agent-of-reader';
import { offered, type OfferedSee } from '@/lib/trends/offered';

/** The sees that may be offered while a name is typed: our own agent's that have figures. What another agent has is not known without asking it. */
export async function offeredSees(chosen: string[]): Promise<OfferedSee[]> {
  if ((await currentAgent()).kind !== 'built-in') return [];
  const locale = await getLocale();
  const sees = seesWithStatistics(locale).map(({ id, name, countryCode = '', note }) => ({ code: id, name, country: countryName(countryCode, locale) ?? note ?? '' }));
  return offered(sees).filter(({ code }) => !chosen.includes(code));
}
