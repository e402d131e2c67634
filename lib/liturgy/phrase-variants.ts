import { dateWords } from './date-words';
import type { LiturgyLocale } from './locale';
import { fold } from './phrase-text';

interface Around {
  ask: readonly string[];
  all: readonly string[];
}

const folded = new Map<LiturgyLocale, Around>();

/** The words that stand around a day, folded once: a phrase is read in six languages. */
function wordsAround(locale: LiturgyLocale): Around {
  const known = folded.get(locale);
  if (known) return known;
  const ask = dateWords[locale].ask.map(fold);
  const words = { ask, all: [...ask, ...dateWords[locale].connect.map(fold)] };
  folded.set(locale, words);
  return words;
}

/** The phrase, then without "readings for" and the like, then without a leading "on" or "the". All folded. */
export function phraseVariants(phrase: string, locale: LiturgyLocale): string[] {
  const { ask, all } = wordsAround(locale);
  const han = locale === 'zh';
  const found = [fold(phrase).replace(/[?!。？！]+$/, '').trim()];
  const add = (text: string) => {
    const trimmed = text.replace(/^[\s:,]+|[\s:,]+$/g, '').replace(/'s$/, '');
    if (trimmed !== '' && !found.includes(trimmed)) found.push(trimmed);
  };
  for (let index = 0; index < found.length && found.length < 12; index += 1) {
    const text = found[index] ?? '';
    for (const words of all) {
      const gap = han || words.endsWith('-') || words.endsWith("'") ? '' : ' ';
      if (text.startsWith(words + gap)) add(text.slice(words.length));
    }
    for (const words of ask) if (text.endsWith((han ? '' : ' ') + words)) add(text.slice(0, -words.length).replace(/的$/, ''));
  }
  return found;
}
