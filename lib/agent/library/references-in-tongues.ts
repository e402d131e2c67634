import { inEnglish } from './read-reference';

/** A book's name, chapter and verse in a sentence: "1 Kor 13,4-7", "若望福音3:16", "john 3:16". */
const REFERENCE = /(?<![\p{L}\p{N}])(?:[1-5]\.?\s?)?\p{L}[\p{L}\p{M}’']{0,40}\.?\s?\d{1,3}\s?[:,：，]\s?\d{1,3}(?:[-–]\d{1,3})?/gu;

/** More in one question are not looked at. */
const MOST = 20;
/** Letters of the longest Chinese name of a book. */
const LONGEST_CHINESE = 9;

/** "is 5:10" and "So 3,5" are no verses: a short name needs a capital, and one of two letters no vowel (Jn, Mt). */
const OTHER_WORD = /^(?:\p{Ll}\p{L}{0,2}|(?=\p{L}?[aeiouAEIOU])\p{L}{2})\P{L}/u;

/** Scripture references in a question that are not in the English style, in English; and the question without them. */
export function referencesInTongues(question: string): { references: string[]; rest: string } {
  const references: string[] = [];
  let rest = question;
  for (const [typed] of [...question.matchAll(REFERENCE)].slice(0, MOST)) {
    const found = spellings(typed).find(inEnglish);
    const english = found && inEnglish(found);
    if (!english) continue;
    references.push(english);
    rest = rest.replace(found, ' ');
  }
  return { references, rest };
}

/** In Chinese no space parts a name from the words before it: the longest end that may be one comes first. */
function spellings(typed: string): string[] {
  const [han = ''] = /^\p{Script=Han}+/u.exec(typed) ?? [];
  if (!han) return OTHER_WORD.test(typed) ? [] : [typed];
  const from = Math.max(0, han.length - LONGEST_CHINESE);
  return Array.from({ length: han.length - from }, (_, at) => typed.slice(from + at));
}
