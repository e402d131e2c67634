import type { LiturgicalDay } from '@/lib/liturgy/day';
import { celebrationName } from '@/lib/liturgy/names';
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

async function celebrationLine(day: LiturgicalDay): Promise<string> {
  const named = await Promise.all(day.celebrations.map(async (celebration) => `${(await celebrationName(celebration, 'en')).text} (${rankWord(celebration)})`));
  const [main, ...others] = named;
  return `Celebrated: **${main}**${others.length > 0 ? `; also possible: ${others.join('; ')}` : ''}.`;
}

function saintLine(saint: SaintRecord): string {
  const span = yearsOf(saint.birth_date, saint.death_date);
  const isRough = saint.birth_date_approximate || saint.death_date_approximate;
  const titles = (saint.titles ?? []).filter((title) => title.length <= LONGEST_TITLE);
  const about = [...titles, ...(saint.country?.slice(0, 1) ?? [])].join(', ');
  return `- **${saint.primary_name}**${span ? ` (${isRough ? 'about ' : ''}${span})` : ''}${about ? `, ${about}` : ''}`;
}

function groupText(title: string, saints: SaintRecord[]): string {
  return `## ${title} (${saints.length})\n\n${saints.map(saintLine).join('\n')}`;
}

/**
 * The saints of a date as Markdown in English: the day's celebration first, then the saints in groups with their number.
 * @param day the liturgical day, or undefined for years that the calendar does not compute
 * @param saints those whose feast falls on this month and day, best known first
 * @returns undefined when there is neither
 */
export async function saintsOfDayText(date: string, day: LiturgicalDay | undefined, saints: readonly SaintRecord[]): Promise<string | undefined> {
  if (!day && saints.length === 0) return undefined;
  const grouped = new Map<string, SaintRecord[]>();
  for (const saint of saints) {
    const title = GROUPS.find((group) => group.holds(saint))?.title ?? 'Saints';
    grouped.set(title, [...(grouped.get(title) ?? []), saint]);
  }
  return [
    `# ${fullDate(date)}: saints of the day`,
    ...(day ? [await celebrationLine(day)] : []),
    ...ORDER.flatMap((title) => (grouped.has(title) ? [groupText(title, grouped.get(title) ?? [])] : [])),
    ...(saints.length === 0 ? ['No saint of this date is in the directory.'] : []),
    'Names, days and years only, compiled from public lists; this is not the text of the Roman Martyrology.',
  ].join('\n\n');
}
