import type { DirectoryKind, Profile } from './directory-kind';
import { ledeFacts, readReign } from './lede-facts';

/** The year of a date; what is written in words stays as it is. */
const yearOf = (date: string) => date.trim().replace(/^0*(\d{1,4})(?:-\d{2}){1,2}$|^0*(\d{1,4})$/, '$1$2');

/** The mark by which lede-facts says "about"; agents write it in letters. */
const ABOUT = /^(.+)~$/;

function yearsOf(from: string | undefined, to: string | undefined): string | undefined {
  if (from && to) return from === to ? from : `${from}${[from, to].some((year) => year.startsWith('c. ')) ? ' – ' : '–'}${to}`;
  return to ? `died ${to}` : from && `born ${from}`;
}

function lifeYears(kind: DirectoryKind, profile: Profile): string | undefined {
  const years = ledeFacts(kind, profile).phrases.find((part) => part.say === 'years');
  return yearsOf(years?.from?.replace(ABOUT, 'c. $1'), years?.to?.replace(ABOUT, 'c. $1'));
}

function reignYears(profile: Profile): string | undefined {
  const reign = readReign(profile.pontificate);
  return reign && (reign.end ? yearsOf(yearOf(reign.start), yearOf(reign.end)) : `${yearOf(reign.start)}–`);
}

const DETAILS: Record<DirectoryKind, (profile: Profile) => unknown[]> = {
  saints: (profile) => [profile.canonical_status, lifeYears('saints', profile), [profile.country].flat().filter((country) => typeof country === 'string').join(', ') || profile.feast_day],
  clergy: (profile) => [profile.current_position, profile.country, typeof profile.birth_date === 'string' ? yearOf(profile.birth_date) : undefined],
  popes: (profile) => [reignYears(profile), profile.canonical_status, profile.origin],
  dioceses: (profile) => [profile.jurisdiction_type, profile.state, profile.country],
};

/** What tells the first hit of a search from the others: the same words, in the same order, that alternates bear. */
export function hitDetails(kind: DirectoryKind, profile: Profile): string[] {
  return DETAILS[kind](profile).filter((detail): detail is string => typeof detail === 'string' && detail !== '');
}
