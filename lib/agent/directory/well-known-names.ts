import { kept } from './kept';
import { readData } from '../read-data';

/** Names in other languages: German, French, Hungarian, Chinese (simplified), Maltese. */
export type NamesByLanguage = { de?: string; fr?: string; hu?: string; zh?: string; mt?: string };
type Known = NamesByLanguage & { id: string; en?: string; nicknames?: string[] };
type PopeName = NamesByLanguage & { zhAlt?: string[] };
type WellKnownNames = {
  popeNames: Record<string, PopeName>;
  popeExceptions: Record<string, { also?: Record<string, string[]> }>;
  popeNicknames: Record<string, string[]>;
  popes: Record<string, NamesByLanguage>;
  saints: Known[];
  sees: Known[];
};

const LANGUAGES = ['de', 'fr', 'hu', 'zh', 'mt'] as const;

const names = () => kept('well-known-names', () => readData<WellKnownNames>('well-known-names'));
const saints = () => kept('well-known-saints', () => new Map(names().saints.map((saint) => [saint.id, saint])));
const sees = () => kept('well-known-sees', () => new Map(names().sees.map((see) => [see.id, see])));

/** The names of a well-known saint in other languages, with nicknames; empty for the others. */
export function saintSpellings(id: string): string[] {
  return spellings(saints().get(id));
}

/** How many nicknames a saint has in all languages: a measure of fame. */
export function saintNicknames(id: string): number {
  return saints().get(id)?.nicknames?.length ?? 0;
}

/** The names of a well-known see in other languages, with nicknames and the Hungarian form in -i; empty for the others. */
export function seeSpellings(id: string): string[] {
  const see = sees().get(id);
  return see === undefined ? [] : [...(see.en ? [see.en] : []), ...spellings(see), ...(see.hu ? [`${see.hu}i`] : [])];
}

/** What a well-known see is called in English, where its record has its own name: Milan, Cologne. */
export function englishSeeName(id: string): string | undefined {
  return sees().get(id)?.en;
}

/** The names of a pope in other languages, other names in use and nicknames. */
export function popeSpellings(id: string, papalName: string): string[] {
  const byLanguage = names().popes[id];
  const base = names().popeNames[papalName.replace(/ [IVX]+$/, '')];
  const chinese = (base?.zhAlt ?? []).map((other) => (byLanguage?.zh ?? '').replace(base?.zh ?? '', other));
  const also = Object.values(names().popeExceptions[id]?.also ?? {}).flat();
  return [
    ...LANGUAGES.flatMap((language) => byLanguage?.[language] ?? []),
    ...chinese,
    ...also,
    ...(names().popeNicknames[id] ?? []).map(withoutLanguage),
  ];
}

/** The shown names of a saint, pope or see by language; undefined where only the English name is known. */
export function namesByLanguage(kind: 'saints' | 'popes' | 'dioceses', id: string): NamesByLanguage | undefined {
  const known = kind === 'saints' ? saints().get(id) : kind === 'popes' ? names().popes[id] : sees().get(id);
  return known && { de: known.de, fr: known.fr, hu: known.hu, zh: known.zh, mt: known.mt };
}

/** The ids of all saints or sees in the list. */
export function wellKnownIds(kind: 'saints' | 'dioceses'): string[] {
  return [...(kind === 'saints' ? saints() : sees()).keys()];
}

function spellings(known: Known | undefined): string[] {
  return known === undefined
    ? []
    : [...LANGUAGES.flatMap((language) => known[language] ?? []), ...(known.nicknames ?? []).map(withoutLanguage)];
}

function withoutLanguage(nickname: string): string {
  return nickname.replace(/^[a-z]{2}:/, '');
}
