import { resolveDatePhrase, type DatePhraseOptions, type ResolvedDate } from './date-phrase';
import { plainDate } from './plain-date';

/** The next 29 February there is, for a phrase that means one of no year ("29. Februar", "Tuesday 29 February"); undefined for every other phrase. */
export async function nextLeapDay(phrase: string, options: DatePhraseOptions): Promise<ResolvedDate | undefined> {
  const { today } = options;
  const thisYear = Number(today.slice(0, 4));
  const leapDay = Array.from({ length: 9 }, (_, ahead) => plainDate(thisYear + ahead, 2, 29)).find((date) => date !== undefined && date >= today);
  if (!leapDay) return undefined;
  const asked = await resolveDatePhrase(phrase, { ...options, today: `${leapDay.slice(0, 4)}-01-01` });
  return asked?.date === leapDay && asked.understood.kind === 'date' ? asked : undefined;
}
