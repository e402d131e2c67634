import type { z } from 'zod';
import { dayInput } from './day';
import { readDayText } from './day-text';
import { LOOKUP_TIMEOUT_MS, type Skill } from './skill';

/** `martyrology`: the saints of a day, as one text. Source: the client's skill description. */
export const saintsOfTheDay: Skill<z.infer<typeof dayInput>, string> = {
  id: 'saints_of_the_day',
  artifact: 'martyrology',
  input: dayInput,
  timeoutMs: LOOKUP_TIMEOUT_MS,
  parts: ({ date }) => [{ kind: 'data', data: { date } }],
  read: (parts) => readDayText(parts, 'martyrology'),
};
