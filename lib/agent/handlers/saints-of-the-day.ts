import { daysInMonth, parsePlainDate, type DateParts } from '@/lib/liturgy/plain-date';
import { saintsOfTheDay } from '@/lib/skills/saints-of-the-day';
import { askedCalendar, askedDay, computedDay, understoodLine } from '../asked-day';
import type { SaintRecord } from '../directory/records';
import { saintsOnDay } from '../directory/saints-on-day';
import { textPart } from '../parts-of';
import { saintsOfDayText } from '../saints-of-day-text';
import { DATA_MODE, MARKDOWN_MODE, TEXT_MODE, type SkillHandler } from '../skill-handler';

/** The literal of the client's documents; also the answer to a date that does not exist. */
const NOT_FOUND = 'No martyrology data found.';

/** 28 February of a year without a 29th. */
function isLastOfCommonFebruary({ year, month, day }: DateParts): boolean {
  return month === 2 && day === 28 && daysInMonth(year, 2) === 28;
}

/** Those of a date. Who has 29 February and 28 February for years without it stands on the 29th alone in a year that has both. */
function saintsOf({ year, month, day }: DateParts): SaintRecord[] {
  const saints = saintsOnDay(month, day);
  if (month !== 2 || day !== 28 || daysInMonth(year, 2) === 28) return saints;
  const ofLeapDay = saintsOnDay(2, 29);
  return saints.filter((saint) => !ofLeapDay.includes(saint));
}

/** `saints_of_the_day`: those whose day it is, by the month and day of a real date. 29 February has its own; in other years they stand apart on the 28th. */
export const saintsOfTheDayHandler: SkillHandler = {
  card: {
    id: saintsOfTheDay.id,
    name: 'Saints of the day',
    description: 'Lists the celebration and the saints of a date, given as data.date (YYYY-MM-DD) or in words. metadata.calendar may name a country, metadata.locale the language of names.',
    tags: ['saints', 'martyrology', 'calendar'],
    examples: ['2026-03-19', 'today', '29 February 2028'],
    inputModes: [TEXT_MODE, DATA_MODE],
    outputModes: [MARKDOWN_MODE],
  },
  artifact: saintsOfTheDay.artifact,
  answer: async (request) => {
    const calendar = askedCalendar(request);
    const asked = await askedDay(request, calendar);
    const parts = asked ? parsePlainDate(asked.date) : undefined;
    if (!asked || !parts) return [textPart(NOT_FOUND)];
    const text = await saintsOfDayText(asked.date, await computedDay(asked.date, calendar), saintsOf(parts), { calendar, locale: request.locale ?? 'en' }, {
      understood: understoodLine(asked),
      ofLeapDay: isLastOfCommonFebruary(parts) ? saintsOnDay(2, 29) : [],
    });
    return [textPart(text ?? NOT_FOUND)];
  },
};
