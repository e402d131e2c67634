import { foldLetters } from './fold-letters';
import { foldHanNumeral, foldNumeral } from './fold-numeral';

/** "Saint" as names and places write it. All become the one word `saint`. */
const SAINT = new Set(
  (
    'saint saints sainte saintes st ste sta sto ss sts san santa santo sant santi sante santu sao sankt sint ' +
    'szent szt sveti sveta sv svaty svata sfantul swiety swieta sw hl hll heilige heiliger heiligen heiliges'
  ).split(' '),
);

/** Words between the parts of a name, in the languages of the data: they never decide who is meant. */
const LINKING = new Set(
  (
    'of the de di da do dos das du des del della dello degli dei delle von van vom zu zum und and et e y la le les ' +
    'il lo der das den ta tal tas in a an au aux at es u'
  ).split(' '),
);

const HAN_AFFIX = /(圣女|圣妇|圣|真福|教宗|教皇|枢机|总主教|主教|总教区|教区)/gu;

/**
 * A name as comparable words: case, accents, apostrophes, hyphens, forms of "Saint" and ways of writing a number are gone.
 * "Sant’Angelo" is [saint, angelo]; "L'Aquila", "L Aquila" and "LAquila" are [laquila]; "Benedict 16th" is [benedict, 16].
 * Linking words are dropped unless nothing else is left.
 */
export function foldName(text: string): string[] {
  const words = spellOut(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const joined = joinElided(words);
  const folded = joined.flatMap((word, index) => foldWord(word, index, joined));
  const telling = folded.filter((word) => !LINKING.has(word));
  return telling.length > 0 ? telling : folded;
}

/** The last word as it was typed, folded only in its letters: what is half typed is not yet a numeral or a "Saint". */
export function lastWordAsTyped(text: string): string {
  return (
    foldLetters(text)
      .replace(/'/g, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .at(-1) ?? ''
  );
}

function spellOut(text: string): string {
  return (
    foldLetters(text)
      .replace(/\bsant'/g, 'saint ')
      // "S. Antonio": only so, before a name, for a letter with its stop within one is an initial.
      .replace(/^\s*s\.\s*(?=\p{L}{2})/u, 'saint ')
      .replace(/'/g, '')
      .replace(/(?<=\p{Script=Han})[·‧•・･.](?=\p{Script=Han})/gu, '')
      // "圣多默宗徒" is Thomas the Apostle.
      .replace(/(?<=\p{Script=Han}{2})宗徒/gu, ' 宗徒')
      .replace(/([一二三四五六七八九十廿]+)世/g, (_, number: string) => ` ${foldHanNumeral(number)} `)
      // "保禄六", as it is often typed; "第二" is an ordinal of something else.
      .replace(/(?<=(?![一二三四五六七八九十第])\p{Script=Han})([一二三四五六七八九十]+)(?=\s*(?:教宗|教皇)?\s*$)/u, (_, number: string) => ` ${foldHanNumeral(number)} `)
      .replace(/(\d+)世/g, ' $1 ')
      .replace(HAN_AFFIX, (affix) => (affix.startsWith('圣') ? ' saint ' : ` ${affix} `))
      // A numeral with a full stop is one wherever it stands: "II. János Pál".
      .replace(/(?<![\p{L}\p{N}])([ivx]+)\.(?=\s|$)/gu, (whole, numeral: string) => foldNumeral(numeral) ?? whole)
      .replace(/(?<=twenty|thirty)[ -](?=[a-z]+(?:st|nd|rd|th)\b)/g, '')
  );
}

const ELIDED = /^[dlo]$/;

/** A lone d, l or o belongs to the next word: somebody left out the apostrophe. */
function joinElided(words: string[]): string[] {
  if (!words.some((word) => ELIDED.test(word))) return words;
  return words.flatMap((word, index) => {
    if (ELIDED.test(word) && index + 1 < words.length) return [];
    const before = words[index - 1];
    return before !== undefined && ELIDED.test(before) ? [before + word] : [word];
  });
}

function foldWord(word: string, index: number, words: string[]): string[] {
  if (SAINT.has(word)) return ['saint'];
  const tens = /^(twenty|thirty)([a-z]+)$/.exec(word);
  const ones = tens?.[2] === undefined ? undefined : foldNumeral(tens[2]);
  if (tens !== null && ones !== undefined) return [String((tens[1] === 'twenty' ? 20 : 30) + Number(ones))];
  // "XVI Benedek" is a numeral, "Xi Mingyuan" and "V. Pius" typed without its stop may be none.
  if (words.length === 1 || (index === 0 && /^(?:xi|[ivx])$/.test(word))) return [word];
  return [foldNumeral(word) ?? word];
}
