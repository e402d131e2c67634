import 'server-only';
import { liturgicalReadings } from '@/lib/skills/liturgical-readings';
import { saintsOfTheDay } from '@/lib/skills/saints-of-the-day';
import { onePerRequest } from './calls/one-per-request';

/** The agent's text of the readings of a day (`YYYY-MM-DD`). */
export const getReadings = onePerRequest(liturgicalReadings);

/** The agent's text of the saints of a day (`YYYY-MM-DD`). */
export const getMartyrology = onePerRequest(saintsOfTheDay);
