import type { z } from 'zod';
import { dayInput } from './day';
import { readDayText } from './day-text';
import { LOOKUP_TIMEOUT_MS, type Skill } from './skill';

/** `mass_readings`: the readings of a day, as one text. An explicit date is sent, since the agent's own "today" is unknown. */
export const liturgicalReadings: Skill<z.infer<typeof dayInput>, string> = {
  id: 'liturgical_readings',
  artifact: 'mass_readings',
  input: dayInput,
  timeoutMs: LOOKUP_TIMEOUT_MS,
  parts: ({ date }) => [{ kind: 'text', text: date }],
  read: (parts) => readDayText(parts, 'mass_readings'),
};
