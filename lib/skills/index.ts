import { catholicQa } from './catholic-qa';
import { dioceseLookup } from './diocese-lookup';
import { dioceseStatisticsLookup } from './diocese-statistics-lookup';
import { documentFetch } from './document-fetch';
import { documentSearch } from './document-search';
import { liturgicalReadings } from './liturgical-readings';
import { personLookup } from './person-lookup';
import { popeLookup } from './pope-lookup';
import { saintLookup } from './saint-lookup';
import { saintsOfTheDay } from './saints-of-the-day';

/** The ten skills, in the order of the client's documents. */
export const SKILLS = [
  catholicQa,
  documentSearch,
  documentFetch,
  liturgicalReadings,
  saintsOfTheDay,
  saintLookup,
  personLookup,
  popeLookup,
  dioceseLookup,
  dioceseStatisticsLookup,
] as const;

export const SKILL_IDS = SKILLS.map((skill) => skill.id);

export const DEFAULT_SKILL_ID = catholicQa.id;
