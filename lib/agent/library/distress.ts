import { routing, type Locale } from '@/lib/i18n/routing';
import { DISTRESS_PHRASES, type Distress } from './distress-phrases';
import { fold } from './fold-words';
import { kept } from './kept';

const SENTENCE_END = /[.!?;:…\n。！？；：]+/u;
const CLAUSE_END = /[.!?;:…\n。！？；：,，、()"“”«»]+/u;

/** A text without capitals, accents and apostrophes, its sentences parted by " / ": once whole, for people stammer with commas, and once parted at commas. */
function plainClauses(text: string): string {
  return [SENTENCE_END, CLAUSE_END].flatMap((end) => text.split(end)).map(fold).filter(Boolean).join(' / ');
}

interface Phrases {
  language: Locale;
  kind: Distress;
  pattern: RegExp;
}

function phrases(): readonly Phrases[] {
  return kept('distress-phrases', () =>
    (['danger', 'abuse'] as const).flatMap((kind) =>
      routing.locales.map((language) => {
        const any = DISTRESS_PHRASES[language][kind].join('|');
        return { language, kind, pattern: new RegExp(language === 'zh' ? any : `(?:^| )(?:${any})(?= |$)`, 'u') };
      }),
    ),
  );
}

/** In characters. A message beyond it has other things to say; what may be pasted is longer. */
const LONGEST = 20_000;

/**
 * Whether somebody who writes this may be in danger of life or suffers violence or abuse, and in which language it is said.
 * It looks for phrases and understands nothing: whoever says it in other words is not recognised.
 */
export function distressIn(text: string): { language: Locale; kind: Distress } | undefined {
  const plain = plainClauses(text.length <= LONGEST ? text : `${text.slice(0, LONGEST / 2)}\n${text.slice(-LONGEST / 2)}`);
  const found = phrases().find(({ pattern }) => pattern.test(plain));
  return found && { language: found.language, kind: found.kind };
}
