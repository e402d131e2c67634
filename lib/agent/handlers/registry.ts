import type { SkillHandler } from '../skill-handler';
import { catholicQaHandler } from './catholic-qa';
import { dioceseLookupHandler } from './diocese-lookup';
import { dioceseStatisticsHandler } from './diocese-statistics-lookup';
import { documentFetchHandler } from './document-fetch';
import { documentSearchHandler } from './document-search';
import { liturgicalReadingsHandler } from './liturgical-readings';
import { personLookupHandler } from './person-lookup';
import { popeLookupHandler } from './pope-lookup';
import { saintLookupHandler } from './saint-lookup';
import { saintsOfTheDayHandler } from './saints-of-the-day';

/** The ten skills, in the order of the client's documents. */
export const HANDLERS: readonly SkillHandler[] = [
  catholicQaHandler,
  documentSearchHandler,
  documentFetchHandler,
  liturgicalReadingsHandler,
  saintsOfTheDayHandler,
  saintLookupHandler,
  personLookupHandler,
  popeLookupHandler,
  dioceseLookupHandler,
  dioceseStatisticsHandler,
];

const BY_ID = new Map(HANDLERS.map((handler) => [handler.card.id, handler]));

/** The handler of a `metadata.skillId`, matched exactly. */
export function findHandler(id: string): SkillHandler | undefined {
  return BY_ID.get(id);
}
