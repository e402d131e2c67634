/** Canons of the Code of Canon Law of 1983, both ends included. */
export interface CanonRange {
  from: number;
  to: number;
}

/** How many canons the Code has. */
export const LAST_CANON = 1752;

function rangeOf(first: string | undefined, last: string | undefined): CanonRange | undefined {
  const [from, to] = [Number(first), Number(last ?? first)];
  return from >= 1 && from <= to && to <= LAST_CANON ? { from, to } : undefined;
}

/** The library id of some canons: `canon-748`, `canon-748-750`. */
export function idOfCanons({ from, to }: CanonRange): string {
  return from === to ? `canon-${from}` : `canon-${from}-${to}`;
}

/** Reads a library id; other spellings of the same canons are refused: one id a range. */
export function canonsOfId(id: string): CanonRange | undefined {
  const [, first, last] = /^canon-(\d{1,4})(?:-(\d{1,4}))?$/.exec(id) ?? [];
  const range = rangeOf(first, last);
  return range && idOfCanons(range) === id ? range : undefined;
}

/** As canonists cite them: "can. 748", "cann. 748–750". */
export function writeCanons({ from, to }: CanonRange): string {
  return from === to ? `can. ${from}` : `cann. ${from}–${to}`;
}

/** The Code has to be named where a canon is not: "CIC 748", "canon 748", "cann. 748-750", "can. 748 CIC". A paragraph (§ 2) is left out: the whole canon is shown. */
const TYPED = /^\s*(?:(?:CIC|Code of Canon Law|Codex I?uris Canonici)[\s,.:]*(?:can(?:on)?s?\.?|cann\.?|cc?\.)?|can(?:on)?s?\.?|cann\.?|k[áa]non)\s*(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?(?:,?\s*§\s*\d+)?(?:,?\s*(?:CIC|of the (?:1983 )?Code(?: of Canon Law)?))?\s*$/iu;

/** Reads what a person types for a place in the Code; undefined for anything else. */
export function typedCanons(query: string): CanonRange | undefined {
  const [, first, last] = TYPED.exec(query) ?? [];
  return first ? rangeOf(first, last) : undefined;
}
