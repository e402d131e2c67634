import { dateWords } from './date-words';
import type { LiturgyLocale } from './locale';
import { fold } from './phrase-text';

interface YearWords {
  /** Folded. */
  words: string;
  /** How many years from this one. */
  ahead: 0 | 1 | -1;
}

/** This, next and last year beside a name, besides the words of `data/date-words.json`: in other cases, or as an adjective before it. */
const ADDED: Record<LiturgyLocale, readonly [string[], string[], string[]]> = {
  en: [[], ['the coming year'], []],
  de: [['dieses Jahres', 'diesem Jahr', 'heuer'], ['nächsten Jahres', 'nächsten Jahr', 'kommenden Jahres', 'kommenden Jahr'], ['letzten Jahres', 'letzten Jahr', 'vorigen Jahres', 'vergangenen Jahres', 'vergangenen Jahr']],
  fr: [[], ['l’an prochain'], ['l’an dernier', 'l’an passé', 'l’année passée']],
  hu: [['idei'], ['jövő évi'], ['tavalyi', 'múlt évi']],
  zh: [[], [], []],
  mt: [['ta’ din is-sena'], ['tas-sena d-dieħla', 'is-sena li ġejja', 'tas-sena li ġejja'], ['tas-sena li għaddiet']],
};

const STEPS = [0, 1, -1] as const;

function read(locale: LiturgyLocale): YearWords[] {
  const own = dateWords[locale].year.map((words) => [words]);
  return STEPS.flatMap((ahead, index) => [...(own[index] ?? []), ...(ADDED[locale][index] ?? [])].map((words) => ({ words: fold(words), ahead })))
    .toSorted((a, b) => b.words.length - a.words.length);
}

/** The words for this, next and last year in each language, longest first. */
export const yearWords: Record<LiturgyLocale, readonly YearWords[]> = { en: read('en'), de: read('de'), fr: read('fr'), hu: read('hu'), zh: read('zh'), mt: read('mt') };
