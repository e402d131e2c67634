import { ID_KEYS, type DirectoryKind, type Profile } from './directory-kind';
import { FACT_RULES, type FactForm, type FactRule } from './fact-rules';
import { isExactDay } from './exact-day';
import { imageUrl } from './image-url';
import { LINEAGE_KEYS, readLineage, type LineageStep } from './read-lineage';
import { readLink, type DirectoryLink } from './read-link';
import { readValue } from './read-value';

export interface ProfileFact {
  label: string;
  form: FactForm;
  value: unknown;
  beside: { key: string; value: unknown }[];
  directory?: DirectoryKind;
  /** The source calls the date approximate. */
  about?: boolean;
  /** Age at death in whole years, where both days are known. */
  aged?: number;
}

/** Several persons or sees under one key: a list in the margin. */
export interface RelatedGroup { key: string; links: DirectoryLink[] }

export interface ProfileParts {
  facts: ProfileFact[];
  related: RelatedGroup[];
  /** The agent's own account of a life, as text. */
  life?: string;
  /** Bishop by bishop, where the agent sent a chain. */
  lineage?: LineageStep[];
  sources: string[];
  /** All else that was sent, in the order sent. */
  rest: [key: string, value: unknown][];
}

/** Drawn elsewhere on the page: the head, the plates, the tables, the list of namesakes. */
const ELSEWHERE = ['primary_name', 'alternates', 'recent_statistics', 'latest_financials', 'nearest_to'];
/** The label above the name. */
const IN_HEAD: Partial<Record<DirectoryKind, string>> = { saints: 'canonical_status', clergy: 'title', dioceses: 'jurisdiction_type' };
const RELATED_FIELDS: Record<string, DirectoryKind> = {
  suffragans: 'dioceses', cardinals_created: 'clergy', co_consecrators: 'clergy', consecrators: 'clergy', bishops_consecrated: 'clergy',
  saints_canonized: 'saints', saints_canonised: 'saints',
};
const LIFE_KEYS = ['biography', 'bio', 'life'];

const isPresent = (value: unknown) => readValue(value) !== undefined;

/** Whole years between two `YYYY-MM-DD` of the same calendar; undefined unless both are exact. */
export function ageBetween(birth: unknown, death: unknown): number | undefined {
  if (!isExactDay(birth) || !isExactDay(death) || death < birth) return undefined;
  return Number(death.slice(0, 4)) - Number(birth.slice(0, 4)) - (death.slice(5) < birth.slice(5) ? 1 : 0);
}

/** The same person in a sister directory: a pope among the saints, a saint among the popes. `person_lookup` has no popes, so that id leads nowhere. */
function readCounterparts(kind: DirectoryKind, profile: Profile, take: (key: string) => unknown): ProfileFact[] {
  const labels = { saints: 'saint', popes: 'pope' } as const;
  return (['saints', 'popes'] as const).flatMap((directory) => {
    const key = ID_KEYS[directory];
    if (directory === kind || typeof profile[key] !== 'string' || !profile[key]) return [];
    return [{ label: labels[directory], form: 'mention' as const, value: { name: profile.primary_name, [key]: take(key) }, beside: [], directory }];
  });
}

function readRelated(key: string, value: unknown): RelatedGroup | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const links = value.flatMap((item) => readLink(item, RELATED_FIELDS[key]) ?? []);
  return links.length === value.length ? { key, links } : undefined;
}

function readFact(rule: FactRule, profile: Profile, take: (key: string) => unknown): ProfileFact | undefined {
  const key = rule.keys.find((candidate) => isPresent(profile[candidate]));
  const besideKeys = (rule.beside ?? []).filter((candidate) => isPresent(profile[candidate]));
  if (!key) return undefined;
  const value = take(key);
  const about = profile[`${key}_approximate`] === true && take(`${key}_approximate`) === true;
  const aged = rule.label === 'death_date' && !about && profile.birth_date_approximate !== true ? ageBetween(profile.birth_date, value) : undefined;
  const beside = besideKeys.map((candidate) => ({ key: candidate, value: take(candidate) }));
  return { label: rule.label, form: rule.form, value, beside, directory: rule.directory, ...(about ? { about } : {}), ...(aged === undefined ? {} : { aged }) };
}

/**
 * Sorts a profile of any shape into what the page shows where. Nothing that was sent is lost: what has no place of its own is `rest`.
 */
export function readProfileParts(kind: DirectoryKind, profile: Profile): ProfileParts {
  const taken = new Set<string>(ELSEWHERE);
  const take = (key: string) => {
    taken.add(key);
    return profile[key];
  };
  for (const key of ['image_url', 'coat_of_arms_url']) if (imageUrl(profile[key])) take(key);
  const inHead = IN_HEAD[kind];
  if (inHead && typeof profile[inHead] === 'string') take(inHead);
  if (typeof profile.papal_name === 'string' && profile.primary_name.includes(profile.papal_name)) take('papal_name');
  // Said by the introduction, or the same fact in another unit or writing.
  if (isPresent(profile.province)) take('is_metropolitan_see');
  if (typeof profile.country === 'string') take('country_code');
  if (isPresent(profile.area)) take('area_km2');
  const lineageKey = LINEAGE_KEYS.find((key) => readLineage(profile[key]));
  const lineage = lineageKey && readLineage(take(lineageKey));
  const facts = [...FACT_RULES[kind].filter(({ keys }) => !lineageKey || !keys.includes(lineageKey)).flatMap((rule) => readFact(rule, profile, take) ?? []), ...readCounterparts(kind, profile, take)];
  const lifeKey = LIFE_KEYS.find((key) => typeof profile[key] === 'string' && profile[key]);
  const life = lifeKey && String(take(lifeKey)).trim();
  const isTextList = Array.isArray(profile.sources) && profile.sources.every((source) => typeof source === 'string');
  const sources = isTextList ? (take('sources') as string[]) : [];
  const related = Object.keys(profile).flatMap((key) => {
    const group = taken.has(key) ? undefined : readRelated(key, profile[key]);
    if (group) taken.add(key);
    return group ?? [];
  });
  const rest = Object.entries(profile).filter(([key, value]) => !taken.has(key) && isPresent(value));
  // The id closes the list: it is the one thing only a machine wants.
  rest.sort(([a], [b]) => Number(a === ID_KEYS[kind]) - Number(b === ID_KEYS[kind]));
  return { facts, related, sources, rest, ...(life ? { life } : {}), ...(lineage ? { lineage } : {}) };
}
