import { countryOf, onSundays, type CalendarName } from './calendar-choice';
import { calendarNames } from './national-calendars';

const solemnities = { epiphany: 'Epiphany', ascension: 'Ascension', 'corpus-christi': 'Corpus Christi' };

/** The English name of a calendar for the texts of the agent; where Sundays were chosen, with what is kept on them. */
export function calendarTitle(name: CalendarName): string {
  const country = calendarNames[countryOf(name)];
  if (name === countryOf(name)) return country;
  const kept = onSundays(name).map((one) => solemnities[one]);
  return `${country}, ${kept.length > 0 ? `with ${kept.join(', ').replace(/, ([^,]*)$/, ' and $1')} on Sunday` : 'with no solemnity moved to a Sunday'}`;
}
