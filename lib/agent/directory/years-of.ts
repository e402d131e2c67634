import type { SaintRecord } from './records';

const yearOf = (date: string) => String(Number(date.slice(0, 4)));

/**
 * Two dates as years without words: "1873–1897", "1978", "2025–", "† 304"; empty when neither is known. What is approximate bears a "c.",
 * and then the dash stands apart: "c. 347 – 420".
 */
export function yearsOf(from: string | undefined, to: string | undefined, about: { from?: boolean; to?: boolean } = {}): string {
  const first = from === undefined ? '' : `${about.from ? 'c. ' : ''}${yearOf(from)}`;
  const last = to === undefined ? '' : `${about.to ? 'c. ' : ''}${yearOf(to)}`;
  if (first && first === last) return first;
  if (first) return `${first}${about.from || (last && about.to) ? ' – ' : '–'}${last}`.trimEnd();
  return last ? `† ${last}` : '';
}

/** The years of a life, as exact as the record knows them: "* 605" where only the birth is known, for "605–" would still live. */
export function lifeYearsOf(saint: Pick<SaintRecord, 'birth_date' | 'death_date' | 'birth_date_approximate' | 'death_date_approximate'>): string {
  if (saint.birth_date !== undefined && saint.death_date === undefined) return `* ${saint.birth_date_approximate ? 'c. ' : ''}${yearOf(saint.birth_date)}`;
  return yearsOf(saint.birth_date, saint.death_date, { from: saint.birth_date_approximate, to: saint.death_date_approximate });
}
