import { foldedWords } from './fold-words';
import { kept } from './kept';
import type { TongueName } from './tongue';

/** Scripts and letters that only one of our languages has. */
const LETTERS: readonly (readonly [TongueName, RegExp])[] = [
  ['zh', /\p{Script=Han}/u],
  ['mt', /[ħġċż]/iu],
  // The article with its hyphen: "il-karozza", "tal-Ħadd".
  ['mt', /(?<![\p{L}-])(?:il|tal|tat|tas|tar|tan|fil|fis|fit|mill|mis|bil|bis|ix)-\p{L}/iu],
  ['hu', /[őű]/iu],
  ['de', /ß/u],
];

/** Common words of everyday questions that English has not and that no other of our languages shares; folded when compared. */
const COMMON_WORDS: Readonly<Record<TongueName, string>> = {
  de: `
    wie wo wann warum wer wieviel welche welcher welches ich und oder nicht ist sind der das den dem ein eine einen kann kannst muss wird heute gestern mein meine
    für auf mit von zum zur beim über nach viel kostet gibt möchte bitte kaufen günstig beste besten bester habe haben sich auch noch
  `,
  fr: `
    où quand pourquoi combien quel quelle quels quelles les des une dans du avec pour sur mon ma mes nous vous que peut peux faire faire coûte demain
    aujourd’hui voiture chez meilleur meilleure acheter cher taille bonjour merci
  `,
  hu: `
    hogyan hogy hol mikor miért mennyi mennyibe melyik milyen ki mi az egy és vagy nem van volt lesz kell lehet csak még már meg tegnap holnap kerül mond jobb legjobb olcsó
    nekem hány hová honnan
  `,
  zh: '',
  mt: `
    kif fejn meta xi hemm hija huwa jien mhux illum ilbieraħ kemm irrid nista tista dan din dawn aktar liema biex
  `,
};

/** Folded words to the one language that has them. */
function commonWords(): ReadonlyMap<string, TongueName> {
  return kept('common-words', () => {
    const owners = new Map<string, Set<TongueName>>();
    for (const [tongue, words] of Object.entries(COMMON_WORDS) as [TongueName, string][]) {
      for (const word of foldedWords(words)) owners.set(word, (owners.get(word) ?? new Set()).add(tongue));
    }
    return new Map([...owners].flatMap(([word, tongues]) => (tongues.size === 1 ? [[word, [...tongues][0] as TongueName]] : [])));
  });
}

/**
 * The language that letters or common words betray, also of a text about which this library knows nothing: Chinese characters, Hungarian ő,
 * Maltese ħ, else the language with most of its common words. Undefined where nothing or two languages alike are betrayed.
 */
export function languageByMarks(text: string): TongueName | undefined {
  const lettered = LETTERS.find(([, letters]) => letters.test(text));
  if (lettered) return lettered[0];
  const counts = new Map<TongueName, number>();
  for (const word of foldedWords(text)) {
    const tongue = commonWords().get(word);
    if (tongue) counts.set(tongue, (counts.get(tongue) ?? 0) + 1);
  }
  const [best, next] = [...counts].sort((a, b) => b[1] - a[1]);
  return best && best[1] !== next?.[1] ? best[0] : undefined;
}
