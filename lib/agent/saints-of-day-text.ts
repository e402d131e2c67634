import type { Celebration, LiturgicalDay } from '@/lib/liturgy/day';
import { celebrationName } from '@/lib/liturgy/names';
import { calendarNames, type CalendarId } from '@/lib/liturgy/national-calendars';
import { celebratedSaints, type Celebrated } from './celebrated-saints';
import type { SaintRecord } from './directory/records';
import { fullDate } from './full-date';
import { yearsOf } from './directory/years-of';
import { rankWord } from './liturgical-words';

const GROUPS: readonly { title: string; holds(saint: SaintRecord): boolean }[] = [
  { title: 'In the General Roman Calendar', holds: (saint) => saint.feast_source === 'general-roman-calendar' },
  { title: 'Further entries of the Roman Martyrology', holds: (saint) => saint.record_type === 'martyrology-entry' },
  { title: 'Blessed', holds: (saint) => saint.canonical_status === 'blessed' },
  { title: 'Saints', holds: () => true },
];

/** The calendar's own first, bare names last, whatever the order in which a saint is tried against the groups. */
const ORDER = ['In the General Roman Calendar', 'Saints', 'Blessed', 'Further entries of the Roman Martyrology'];

/** "martyr", "doctor of the church"; longer ones repeat the name of the celebration. */
const LONGEST_TITLE = 22;

function span(saint: SaintRecord): string {
  const years = yearsOf(saint.birth_date, saint.death_date);
  return years && (saint.birth_date_approximate || saint.death_date_approximate) ? `about ${years}` : (years ?? '');
}

function about(saint: SaintRecord): string {
  const titles = (saint.titles ?? []).filter((title) => title.length <= LONGEST_TITLE);
  return [...titles, ...(saint.country?.slice(0, 1) ?? [])].join(', ');
}

/** "(feast; about 5–60; martyr, Israel)": what the list would say of the saint, and the name too where several share the day. */
function celebratedNote(celebration: Celebration, people: readonly SaintRecord[]): string {
  const notes = people.map((saint) => [people.length > 1 ? saint.primary_name : '', span(saint), about(saint)].filter(Boolean).join(', '));
  return `(${[rankWord(celebration), ...notes].filter(Boolean).join('; ')})`;
}

async function celebrationLine(day: LiturgicalDay, celebrated: ReadonlyMap<string, Celebrated>, calendar: CalendarId): Promise<string> {
  const say = async (celebration: Celebration, mark: '**' | '') =>
    `${mark}${(await celebrationName(celebration, 'en', calendar)).text}${mark} ${celebratedNote(celebration, celebrated.get(celebration.id)?.people ?? [])}`;
  const [main, ...others] = day.celebrations;
  const also = await Promise.all(others.map((celebration) => say(celebration, '')));
  return `Celebrated: ${await say(main, '**')}${also.length > 0 ? `; also possible: ${also.join('; ')}` : ''}.`;
}

function saintLine(saint: SaintRecord): string {
  return `- **${saint.primary_name}**${span(saint) ? ` (${span(saint)})` : ''}${about(saint) ? `, ${about(saint)}` : ''}`;
}

function groupText(title: string, saints: SaintRecord[]): string {
  return `## ${title} (${saints.length})\n\n${saints.map(saintLine).join('\n')}`;
}

/**
 * The saints of a date as Markdown in English: the day's celebration first, then the other saints in groups with their number.
 * @param day the liturgical day, or undefined for years that the calendar does not compute
 * @param saints those whose feast falls on this month and day, best known first
 * @param more how the day was understood, where that could be doubted; and those of 29 February in a year without one
 * @returns undefined when there is neither
 */
export async function saintsOfDayText(
  date: string,
  day: LiturgicalDay | undefined,
  saints: readonly SaintRecord[],
  calendar: CalendarId = 'general',
  { understood, ofLeapDay = [] }: { understood?: string | undefined; ofLeapDay?: readonly SaintRecord[] } = {},
): Promise<string | undefined> {
  if (!day && saints.length === 0) return undefined;
  const apart = ofLeapDay.filter((saint) => !saints.includes(saint));
  const celebrated = await celebratedSaints(day?.celebrations ?? [], saints);
  const named = new Set([...celebrated.values()].flatMap(({ records }) => records));
  const grouped = new Map<string, SaintRecord[]>();
  for (const saint of saints) {
    if (named.has(saint)) continue;
    const title = GROUPS.find((group) => group.holds(saint))?.title ?? 'Saints';
    grouped.set(title, [...(grouped.get(title) ?? []), saint]);
  }
  return [
    `# ${fullDate(date)}: saints of the day`,
    ...(understood ? [understood] : []),
    ...(day ? [await celebrationLine(day, celebrated, calendar)] : []),
    ...ORDER.flatMap((title) => (grouped.has(title) ? [groupText(title, grouped.get(title) ?? [])] : [])),
    ...(apart.length > 0 ? [groupText('Of 29 February, which this year does not have', apart)] : []),
    ...(calendar === 'general' ? [] : [`${calendarNames[calendar]}.`]),
    ...(saints.length === 0 ? ['No saint of this date is in the directory.'] : []),
    'Names, days and years only, compiled from public lists; this is not the text of the Roman Martyrology.',
  ].join('\n\n');
}
