import type { Celebration, LiturgicalDay } from '@/lib/liturgy/day';
import { fixedCelebrations } from '@/lib/liturgy/fixed-celebrations';
import { calendarTitle } from '@/lib/liturgy/calendar-title';
import { beforeGregorianLine } from './before-gregorian';
import { celebratedSaints, type Celebrated } from './celebrated-saints';
import { celebrationTitle } from './celebration-title';
import type { SaintRecord } from './directory/records';
import { fullDate } from './full-date';
import { lifeYearsOf } from './directory/years-of';
import { namesByLanguage } from './directory/well-known-names';
import { dayRank, rankWord } from './liturgical-words';
import { PLAIN, type Wording } from './wording';

const OF_CALENDAR = 'In the General Roman Calendar';

const GROUPS: readonly { title: string; holds(saint: SaintRecord): boolean }[] = [
  { title: 'Further entries of the Roman Martyrology', holds: (saint) => saint.record_type === 'martyrology-entry' },
  // The day of a title is one of Mary; she is not one saint more.
  { title: 'Titles of Our Lady', holds: (saint) => saint.record_type === 'marian-title' },
  { title: 'Blessed', holds: (saint) => saint.canonical_status === 'blessed' },
  { title: 'Saints', holds: () => true },
];

/** The calendar's own first, bare names last, whatever the order in which a saint is tried against the groups. */
const ORDER = ['Saints', 'Blessed', 'Titles of Our Lady', 'Further entries of the Roman Martyrology'];

/** "martyr", "doctor of the church"; longer ones repeat the name of the celebration. */
const LONGEST_TITLE = 22;

/** In the language asked for, where the name is one of the well-known. */
function nameOf({ saint_id, primary_name }: SaintRecord, { locale }: Wording): string {
  return (locale === 'en' ? undefined : namesByLanguage('saints', saint_id)?.[locale]) ?? primary_name;
}

function about(saint: SaintRecord): string {
  const titles = (saint.titles ?? []).filter((title) => title.length <= LONGEST_TITLE);
  return [...titles, ...(saint.country?.slice(0, 1) ?? [])].join(', ');
}

/** "(feast; c. 5 – c. 60; martyr, Israel)": what the list would say of the saint, and the name too where several share the day. */
function celebratedNote(rank: string, people: readonly SaintRecord[], wording: Wording): string {
  const notes = people.map((saint) => [people.length > 1 ? nameOf(saint, wording) : '', lifeYearsOf(saint), about(saint)].filter(Boolean).join(', '));
  return `(${[rank, ...notes].filter(Boolean).join('; ')})`;
}

async function celebrationLine(day: LiturgicalDay, celebrated: ReadonlyMap<string, Celebrated>, wording: Wording): Promise<string> {
  const say = async (celebration: Celebration, mark: '**' | '', rank: string) =>
    `${mark}${await celebrationTitle(celebration, wording)}${mark} ${celebratedNote(rank, celebrated.get(celebration.id)?.people ?? [], wording)}`;
  const [main, ...possible] = day.celebrations;
  // The Chrism Mass of Holy Thursday is no celebration beside the Lord’s Supper.
  const others = possible.filter(({ id }) => id !== 'holy_thursday');
  const also = await Promise.all(others.map((celebration) => say(celebration, '', rankWord(celebration))));
  return `Celebrated: ${await say(main, '**', dayRank(day))}${also.length > 0 ? `; also possible: ${also.join('; ')}` : ''}.`;
}

function saintLine(saint: SaintRecord, wording: Wording): string {
  const years = lifeYearsOf(saint);
  return `- **${nameOf(saint, wording)}**${years ? ` (${years})` : ''}${about(saint) ? `, ${about(saint)}` : ''}`;
}

function groupText(title: string, lines: readonly string[]): string {
  return `## ${title} (${lines.length})\n\n${lines.join('\n')}`;
}

/** What the General Roman Calendar has on a date and the day does not keep, since a Sunday or another higher day takes it. */
async function ofCalendar(date: string, saints: readonly SaintRecord[], named: ReadonlySet<SaintRecord>, wording: Wording): Promise<{ lines: string[]; records: ReadonlySet<SaintRecord> }> {
  const celebrations = await fixedCelebrations(date.slice(5));
  const celebrated = await celebratedSaints(celebrations, saints.filter((saint) => !named.has(saint)));
  const lines = await Promise.all([...celebrated].map(async ([id, { people }]) => {
    const known = people.filter((saint) => saint.record_type !== 'martyrology-entry');
    if (known.length > 0) return known.map((saint) => saintLine(saint, wording));
    return people.length > 0 ? [`- **${await celebrationTitle({ id }, { ...wording, calendar: 'general' })}**`] : [];
  }));
  return { lines: lines.flat(), records: new Set([...celebrated.values()].flatMap(({ records }) => records)) };
}

/**
 * The saints of a date as Markdown, dates and names in the language of `wording`: the day's celebration first, then the other saints in groups with their number.
 * @param day the liturgical day, or undefined for years that the calendar does not compute
 * @param saints those whose feast falls on this month and day, best known first
 * @param more how the day was understood, where that could be doubted; and those of 29 February in a year without one
 * @returns undefined when there is neither
 */
export async function saintsOfDayText(
  date: string,
  day: LiturgicalDay | undefined,
  saints: readonly SaintRecord[],
  wording: Wording = PLAIN,
  { understood, ofLeapDay = [] }: { understood?: string | undefined; ofLeapDay?: readonly SaintRecord[] } = {},
): Promise<string | undefined> {
  if (!day && saints.length === 0) return undefined;
  const countedBack = beforeGregorianLine(date);
  const apart = ofLeapDay.filter((saint) => !saints.includes(saint));
  const celebrated = await celebratedSaints(day?.celebrations ?? [], saints, wording.calendar);
  const named = new Set([...celebrated.values()].flatMap(({ records }) => records));
  const calendarOwn = await ofCalendar(date, saints, named, wording);
  const grouped = new Map<string, SaintRecord[]>();
  for (const saint of saints) {
    if (named.has(saint) || calendarOwn.records.has(saint)) continue;
    const title = GROUPS.find((group) => group.holds(saint))?.title ?? 'Saints';
    grouped.set(title, [...(grouped.get(title) ?? []), saint]);
  }
  return [
    `# ${fullDate(date, wording.locale)}: saints of the day`,
    ...(understood ? [understood] : []),
    ...(countedBack ? [countedBack] : []),
    ...(day ? [await celebrationLine(day, celebrated, wording)] : []),
    ...(calendarOwn.lines.length > 0 ? [groupText(OF_CALENDAR, calendarOwn.lines)] : []),
    ...ORDER.flatMap((title) => (grouped.has(title) ? [groupText(title, (grouped.get(title) ?? []).map((saint) => saintLine(saint, wording)))] : [])),
    ...(apart.length > 0 ? [groupText('Of 29 February, which this year does not have', apart.map((saint) => saintLine(saint, wording)))] : []),
    ...(wording.calendar === 'general' ? [] : [`${calendarTitle(wording.calendar)}.`]),
    ...(saints.length === 0 ? ['No saint of this date is in the directory.'] : []),
    'Names, days and years only, compiled from public lists; this is not the text of the Roman Martyrology.',
  ].join('\n\n');
}
