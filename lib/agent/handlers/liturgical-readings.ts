import { liturgicalReadings } from '@/lib/skills/liturgical-readings';
import { askedCalendar, askedDay, computedDay, understoodLine } from '../asked-day';
import { textPart } from '../parts-of';
import { readingsText } from '../readings-text';
import { DATA_MODE, MARKDOWN_MODE, TEXT_MODE, type SkillHandler } from '../skill-handler';

/** The literal of the client's documents. */
const NOT_FOUND = 'No mass readings found.';

/** `liturgical_readings`: the Mass readings of a day. "Today" is the day in `metadata.timeZone` (an IANA name), else in UTC; names in `metadata.locale`. */
export const liturgicalReadingsHandler: SkillHandler = {
  card: {
    id: liturgicalReadings.id,
    name: 'Mass readings',
    description:
      'Returns celebration, rank, colour, cycles and the Mass readings of a day, given as a date or in words (en, de, fr, hu, zh, mt). ' +
      'Set metadata.timeZone (IANA) for "today". General Roman Calendar, or that of a country in metadata.calendar (such as united-states); text from the World English Bible; names in metadata.locale.',
    tags: ['liturgy', 'readings', 'lectionary', 'calendar'],
    examples: ['today', 'next Sunday', 'Easter Sunday 2026', 'nächsten Sonntag', '2026-03-19'],
    inputModes: [TEXT_MODE, DATA_MODE],
    outputModes: [MARKDOWN_MODE],
  },
  artifact: liturgicalReadings.artifact,
  answer: async (request) => {
    const calendar = askedCalendar(request);
    const asked = await askedDay(request, calendar);
    const day = asked ? await computedDay(asked.date, calendar) : undefined;
    if (!asked || !day) return [textPart(NOT_FOUND)];
    const { understood } = asked;
    const mass = understood.kind === 'celebration' && understood.part === 'night' ? 'night' : undefined;
    return [textPart((await readingsText(day, { calendar, locale: request.locale ?? 'en' }, understoodLine(asked), mass)) ?? NOT_FOUND)];
  },
};
