import { textOf, textsOf, without, type RawRecord } from './record';

/** A child who became a saint is rare before this age, and hardly anybody lives longer than that. */
const YOUNGEST = 15;
const OLDEST = 90;

/** Before this year a round year of Wikidata is mostly a century: 378 bare births end in 50, some 45 in any other round ten. */
const RECORDED_FROM = 1500;

/**
 * Wikidata writes "seventh century" as the year 650, and its export forgets that it meant a century. So a bare year ending in 50 (or 00)
 * that no second source confirms is dropped as a year of birth when it is within 15 or more than 90 years of the death,
 * and before 1500 is called approximate otherwise, for birth and death alike.
 */
export function withoutCenturyYears(saint: RawRecord): RawRecord {
  const birth = textOf(saint['birth_date']);
  const death = textOf(saint['death_date']);
  const age = birth !== undefined && death !== undefined ? year(death) - year(birth) : undefined;
  const isImpossible = age !== undefined && (age <= YOUNGEST || age > OLDEST);
  const rest = isImpossible && /^\d\d[05]0$/.test(birth ?? '') && isBare(saint, 'birth_date') ? without(saint, ['birth_date']) : saint;
  return roughly(roughly(rest, 'birth_date'), 'death_date');
}

function roughly(saint: RawRecord, field: string): RawRecord {
  const date = textOf(saint[field]);
  if (date === undefined || !/^\d\d50$/.test(date) || year(date) >= RECORDED_FROM || !isBare(saint, field)) return saint;
  return Object.fromEntries(
    Object.entries(saint).flatMap(([key, value]) => (key === field ? [[key, value], [`${field}_approximate`, true]] : [[key, value]])),
  );
}

/** Not called approximate already, and from Wikidata alone. */
function isBare(saint: RawRecord, field: string): boolean {
  const isAgreed = textsOf(saint['dates_agreed']).includes(field);
  return !saint[`${field}_approximate`] && !isAgreed && textsOf(saint['sources']).includes('Wikidata');
}

function year(date: string): number {
  return Number(date.slice(0, 4));
}
