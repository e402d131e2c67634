import { parsePlainDate } from '@/lib/liturgy/plain-date';
import { saintsOfTheDay } from '@/lib/skills/saints-of-the-day';
import { askedCalendar, askedDay, computedDay } from '../asked-day';
import { saintsOnDay } from '../directory/saints-on-day';
import { textPart } from '../parts-of';
import { saintsOfDayText } from '../saints-of-day-text';
import { DATA_MODE, MARKDOWN_MODE, TEXT_MODE, type SkillHandler } from '../skill-handler';

/** The literal of the client's documents; also the answer to a date that does not exist. */
const NOT_FOUND = 'No martyrology data found.';

/** `saints_of_the_day`: those whose day it is, by the month and day of a real date. 29 February has its own saints only. */
export const saintsOfTheDayHandler: SkillHandler = {
  card: {
    id: saintsOfTheDay.id,
    name: 'Saints of the day',
    description: 'Lists the celebration and the saints of a date, given as data.date (YYYY-MM-DD) or in words. metadata.calendar may name a country.',
    tags: ['saints', 'martyrology', 'calendar'],
    examples: ['2026-03-19', 'today', '29 February 2028'],
    inputModes: [TEXT_MODE, DATA_MODE],
    outputModes: [MARKDOWN_MODE],
  },
  artifact: saintsOfTheDay.artifact,
  answer: async (request) => {
    const calendar = askedCalendar(request);
    const date = await askedDay(request, calendar);
    const parts = date ? parsePlainDate(date) : undefined;
    if (!date || !parts) return [textPart(NOT_FOUND)];
    const text = await saintsOfDayText(date, await computedDay(date, calendar), saintsOnDay(parts.month, parts.day), calendar);
    return [textPart(text ?? NOT_FOUND)];
  },
};
