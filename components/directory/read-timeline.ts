import type { DirectoryKind, Profile } from './directory-kind';
import { FACT_RULES } from './fact-rules';
import { readReign } from './lede-facts';
import { ageBetween } from './read-facts';
import { LINEAGE_KEYS } from './read-lineage';
import { readLink } from './read-link';

/** One dated event. */
export interface TimelineEvent {
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, with "~" where the source calls it approximate. */
  date: string;
  /** Key of a label in the messages (`fields`), or the agent's own words. */
  label?: string;
  words?: string;
  /** In whole years, where both days are exact. */
  age?: number;
}

/** Dates that no fact has for its own. */
const OTHER_DATES: Partial<Record<DirectoryKind, string[]>> = {
  clergy: ['ordained_deacon', 'elected_pope', 'position_since'],
  dioceses: ['renamed', 'united', 'restored', 'current_bishop_since'],
};
const DATE_KEYS = ['date', 'start_date', 'start', 'from', 'since', 'year', 'appointed'];
const WORD_KEYS = ['event', 'position', 'office', 'title', 'description', 'appointment', 'role'];
/** Fewer are seen at a glance among the facts. */
const FEWEST = 3;
const MOST = 60;

const DATE = /^-?\d{3,4}(?:-\d{2}){0,2}$/;
const dateOf = (value: unknown) => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && DATE.test(text.trim()) ? text.trim() : undefined;
};

/** Partial dates sort before the days they hold; years before Christ before all. */
export function compareDates(a: string, b: string): number {
  const parts = (date: string) => {
    const [, year = '', month = '0', day = '0'] = /^(-?\d+)(?:-(\d{2}))?(?:-(\d{2}))?/.exec(date) ?? [];
    return [Number(year), Number(month), Number(day)] as const;
  };
  const [first, second] = [parts(a), parts(b)];
  return first[0] - second[0] || first[1] - second[1] || first[2] - second[2];
}

/** Lists like `positions: [{ title, from }]`: a list is one of events only if each of its items has a date and words. Dated persons, as in a lineage, have lives of their own. */
function listedEvents(profile: Profile): TimelineEvent[] {
  return Object.entries(profile).flatMap(([key, value]) => {
    if (!Array.isArray(value) || value.length === 0 || ['recent_statistics', 'alternates', ...LINEAGE_KEYS].includes(key) || value.some((item) => readLink(item))) return [];
    const events = value.flatMap((item): TimelineEvent[] => {
      if (typeof item !== 'object' || item === null) return [];
      const fields = item as Record<string, unknown>;
      const date = DATE_KEYS.map((name) => dateOf(fields[name])).find(Boolean);
      const words = WORD_KEYS.map((name) => fields[name]).find((text): text is string => typeof text === 'string' && text.trim() !== '');
      return date && words ? [{ date, words: words.trim() }] : [];
    });
    return events.length === value.length ? events : [];
  });
}

/**
 * What is dated in a profile, in the order of time. Ages are reckoned from exact days only.
 * @returns empty where fewer than three events are dated
 */
export function readTimeline(kind: DirectoryKind, profile: Profile): TimelineEvent[] {
  const events: TimelineEvent[] = [];
  const add = (label: string, key: string, value: unknown) => {
    const date = dateOf(value);
    if (date && !events.some((event) => event.label === label)) events.push({ date: profile[`${key}_approximate`] === true ? `${date}~` : date, label });
  };
  for (const rule of FACT_RULES[kind]) if (rule.form === 'date') for (const key of rule.keys) add(rule.label, key, profile[key]);
  for (const key of OTHER_DATES[kind] ?? []) add(key, key, profile[key]);
  const reign = readReign(profile.pontificate);
  if (reign) {
    // Who accepts his election is pope from that moment: one line says both.
    if (reign.start !== profile.elected) add('pontificate_start', 'pontificate', reign.start);
    // One who died in office died on that day, and that is said.
    if (reign.end && reign.end !== profile.death_date) add('pontificate_end', 'pontificate', reign.end);
  }
  const all = [...events, ...listedEvents(profile)].toSorted((a, b) => compareDates(a.date, b.date)).slice(0, MOST);
  if (all.length < FEWEST) return [];
  const isLater = (date: string) => typeof profile.death_date === 'string' && compareDates(date, profile.death_date) > 0;
  return all.map((event) => {
    const age = event.label === 'birth_date' || profile.birth_date_approximate === true || isLater(event.date) ? undefined : ageBetween(profile.birth_date, event.date);
    return { ...event, ...(age === undefined ? {} : { age }) };
  });
}
