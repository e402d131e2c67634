import type { DirectoryKind, Profile } from './directory-kind';
import { readFeast } from './feast-day';

/** A piece of the one sentence under the name; what each says in words is in lede.tsx. Dates are partial: `YYYY`, `YYYY-MM`, `YYYY-MM-DD`. */
export type LedePart =
  | { say: 'terms'; terms: string[] }
  | { say: 'years'; from?: string; to?: string }
  | { say: 'nthPope'; n: number }
  | { say: 'reign'; start: string; end?: string }
  | { say: 'cardinalSince' | 'bishopSince' | 'erected'; year: string }
  | { say: 'metropolitan' | 'inProvince'; province: string }
  | { say: 'country'; name: string; code?: string }
  | { say: 'rite'; rite: string };

export interface LedeFacts {
  phrases: LedePart[];
  /** `MM-DD`. */
  feast?: string;
  birthName?: string;
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined);
const dateOf = (value: unknown) => (typeof value === 'string' && /^-?\d{4}(-\d{2}){0,2}$/.test(value) ? value : undefined);
const yearOf = (value: unknown) => dateOf(value)?.replace(/^(-?\d{4}).*/, (_, year: string) => String(Number(year)));

function lifeYears(profile: Profile): LedePart[] {
  const of = (key: string) => (dateOf(profile[key]) ? `${yearOf(profile[key])}${profile[`${key}_approximate`] === true ? '~' : ''}` : undefined);
  const [from, to] = [of('birth_date'), of('death_date')];
  return from || to ? [{ say: 'years', from, to }] : [];
}

function year(say: 'cardinalSince' | 'bishopSince' | 'erected', value: unknown): LedePart[] {
  const read = yearOf(value);
  return read ? [{ say, year: read }] : [];
}

/** The words of the first field that holds any. */
function terms(...values: unknown[]): LedePart[] {
  const lists = values.map((value) => [value].flat().flatMap((one) => textOf(one) ?? []));
  const first = lists.find((list) => list.length > 0);
  return first ? [{ say: 'terms', terms: first }] : [];
}

/** A reign as `{ start, end }` under the names agents may give them. */
export function readReign(value: unknown): { start: string; end?: string } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Record<string, unknown>;
  const pick = (keys: string[]) => keys.map((key) => dateOf(fields[key])).find(Boolean);
  const start = pick(['start', 'start_date', 'from', 'begin', 'began']);
  const end = pick(['end', 'end_date', 'to', 'until', 'ended']);
  return start ? { start, ...(end ? { end } : {}) } : undefined;
}

const READERS: Record<DirectoryKind, (profile: Profile) => LedeFacts> = {
  saints: (profile) => {
    const years = lifeYears(profile);
    const feast = readFeast(profile.feast_day);
    const what = terms(profile.titles, profile.record_type, years.length > 0 || feast ? profile.canonical_status : undefined);
    return { phrases: [...what, ...years], feast };
  },
  clergy: (profile) => {
    const cardinal = year('cardinalSince', profile.elevated_cardinal ?? profile.created_cardinal);
    const since = cardinal.length > 0 ? cardinal : year('bishopSince', profile.consecrated_bishop ?? profile.became_bishop);
    const years = lifeYears(profile);
    return { phrases: since.length + years.length > 0 ? [...terms(profile.cardinal_order, profile.title), ...since, ...years] : [] };
  },
  popes: (profile) => {
    const n = Number(profile.ordinal);
    const reign = readReign(profile.pontificate);
    const nth: LedePart[] = Number.isInteger(n) && n > 0 && profile.ordinal !== '' && profile.ordinal !== null ? [{ say: 'nthPope', n }] : [];
    return { phrases: [...nth, ...(reign ? [{ say: 'reign' as const, ...reign }] : [])], birthName: textOf(profile.birth_name) };
  },
  dioceses: (profile) => {
    const [province, name, rite] = [textOf(profile.province), textOf(profile.country), textOf(profile.rite)];
    const seat: LedePart[] = province ? [{ say: profile.is_metropolitan_see === true ? 'metropolitan' : 'inProvince', province }] : [];
    const country: LedePart[] = name ? [{ say: 'country', name, code: textOf(profile.country_code) }] : [];
    return { phrases: [...seat, ...country, ...(rite ? [{ say: 'rite' as const, rite }] : []), ...year('erected', profile.erected)] };
  },
};

/** The facts of the one-sentence introduction; what is not known, or not in a form we can read, is not said. */
export function ledeFacts(kind: DirectoryKind, profile: Profile): LedeFacts {
  return READERS[kind](profile);
}
