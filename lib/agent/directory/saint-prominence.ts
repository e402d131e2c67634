import type { SaintRecord } from './records';
import { SAINT_NAMES_ABROAD } from './saint-names-abroad';
import { saintNicknames, saintSpellings } from './well-known-names';

/** Whose feasts the calendar keeps as feasts of nobody, so nothing else says how well known they are; half the Johns are named after the one. */
const GREATEST: Readonly<Record<string, number>> = { 'blessed-virgin-mary': 40, 'john-the-baptist': 24 };

/**
 * How likely a reader means this saint by a name alone, about 0 to 100: known in many languages, in the general calendar,
 * with nicknames, an apostle or a doctor of the Church before the rest. A bare entry of the Martyrology's index comes after every person,
 * unless it is known whose it is: it has a title, or names in other languages.
 */
export function saintProminence(saint: SaintRecord): number {
  const titles = saint.titles?.join(' ') ?? '';
  return (
    (GREATEST[saint.saint_id] ?? 0) +
    (saintSpellings(saint.saint_id).length > 0 ? 45 : 0) +
    (Object.hasOwn(SAINT_NAMES_ABROAD, saint.saint_id) ? 2 : 0) +
    (saint.feast_source === 'general-roman-calendar' ? 20 : 0) +
    (saint.romcal_id ? 8 : 0) +
    (/apostle|evangelist/.test(titles) ? 10 : /doctor/.test(titles) ? 5 : 0) +
    Math.min(8, 2 * saintNicknames(saint.saint_id)) +
    (saint.patronage ? 4 : 0) +
    (saint.wikidata ? 3 : 0) +
    (saint.canonical_status === 'saint' ? 3 : saint.canonical_status === 'blessed' ? 1 : 0) -
    (saint.pope_id ? 3 : 0) -
    (isUnknown(saint) ? 70 : saint.record_type === 'group' ? 8 : 0)
  );
}

function isUnknown(saint: SaintRecord): boolean {
  return saint.record_type === 'martyrology-entry' && saint.titles === undefined && !Object.hasOwn(SAINT_NAMES_ABROAD, saint.saint_id);
}
