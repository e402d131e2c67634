import { foldName } from './fold-name';

/** One record as the name index sees it. */
export type NameEntry = {
  id: string;
  /** Every name by which it may be called, folded, the usual one first. */
  names: readonly (readonly string[])[];
  /** More names, which count only as a whole: in other languages half a name is too often somebody else's. */
  wholeNames?: readonly (readonly string[])[];
  /** Folded words that may stand beside a name (country, office, title) but never without one. */
  context: readonly string[];
  /** 0 to about 100: how likely a reader means this one when the name alone does not decide. Bare index entries are negative. */
  prominence: number;
};

/**
 * Folds spellings into names: without words that only say the kind, without what a comma or bracket adds,
 * with an elided particle left out ("Aquila"), with umlauts written as two letters ("Koeln"), joined names apart, f for ph. Duplicates are dropped.
 */
export function namesOf(spellings: readonly (string | undefined)[], dropped: ReadonlySet<string>): string[][] {
  const names = new Map<string, string[]>();
  for (const spelling of spellings) {
    if (!spelling) continue;
    for (const variant of variantsOf(spelling)) {
      const words = withoutKind(foldName(variant), dropped);
      if (words.length > 0) names.set(words.join(' '), words);
    }
  }
  return [...names.values()];
}

/** Drops the words of a kind, but never all words: a name made only of them stays as it is. */
function withoutKind(words: string[], dropped: ReadonlySet<string>): string[] {
  const rest = words.filter((word) => !dropped.has(word));
  return rest.length > 0 ? rest : words;
}

/** Folded words of texts that are facts about a record, not names of it. A number in them is nobody's: "Stephen II" is none of the Second Republic. */
export function contextOf(texts: readonly (string | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => (text ? foldName(text) : [])))].filter((word) => !/^\d+$/.test(word));
}

const TWO_LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ø: 'oe', å: 'aa' };

function variantsOf(spelling: string): string[] {
  const variants = [spelling];
  const bare = spelling.replace(/\s*\([^)]*\)/g, '').replace(/,.*$/, '');
  if (bare !== spelling) variants.push(bare);
  const particle = /(?<!\p{L})(?:[dlo]|dell|dall|all|nell|degl)['’]/giu;
  if (particle.test(spelling)) variants.push(spelling.replace(particle, ' '));
  const umlauts = spelling.normalize('NFC').replace(/[äöüÄÖÜøå]/g, (letter) => TWO_LETTERS[letter] ?? letter);
  if (umlauts !== spelling.normalize('NFC')) variants.push(umlauts);
  // "Mc Elroy", "Di Nardo": joined names are as often typed apart.
  const apart = spelling.replace(/(?<=\p{Lu}\p{Ll}{1,2})(?=\p{Lu}\p{Ll})/gu, ' ');
  if (apart !== spelling) variants.push(apart);
  // "Árpádházi" for "Árpád-házi": where a small letter follows, the hyphen is often left out.
  const joined = spelling.replace(/(?<=\p{L})-(?=\p{Ll})/gu, '');
  if (joined !== spelling) variants.push(joined);
  if (/\bAnthony\b/.test(spelling)) variants.push(spelling.replace(/\bAnthony\b/, 'Antony'));
  // "圣伯多禄宗徒" is Peter the Apostle.
  if (/\p{Script=Han}(?:宗徒|圣史)$/u.test(spelling)) variants.push(spelling.replace(/(?:宗徒|圣史)$/u, ''));
  // Joseph is Josef elsewhere, Philip Filip.
  if (/ph/i.test(spelling)) variants.push(spelling.replace(/ph/gi, 'f'));
  return variants;
}
