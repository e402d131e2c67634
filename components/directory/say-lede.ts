import { formatDay } from '@/lib/format';
import type { Locale } from '@/lib/i18n/routing';
import { lifeYears } from '@/lib/life-years';
import { genderOf } from '@/lib/skills/gender-of';
import { countryName, countryNamed } from './country-name';
import type { DirectoryKind, Profile } from './directory-kind';
import { ledeFacts, type LedePart } from './lede-facts';
import { capitalised, sayTerm, type Words } from './say-term';

/**
 * The introduction made from facts, in the page's language; empty where no fact is known.
 * @param lede messages of `directory.lede`
 */
export function sayLede(kind: DirectoryKind, profile: Profile, words: { lede: Words; terms: Words; locale: Locale }): string {
  const { lede: t, terms, locale } = words;
  const { phrases, feast, birthName } = ledeFacts(kind, profile);

  const say = (part: LedePart): string => {
    switch (part.say) {
      case 'terms': return part.terms.map((term) => sayTerm(terms, term, genderOf(profile)) ?? term).join(separator);
      case 'years': return lifeYears(part, t, locale) ?? '';
      case 'nthPope': return t('nthPope', { n: part.n });
      case 'reign': return part.end ? t('reign', { start: formatDay(part.start, locale), end: formatDay(part.end, locale) }) : t('reigning', { start: formatDay(part.start, locale) });
      case 'country': return countryName(part.code, locale) ?? countryNamed(part.name, locale) ?? part.name;
      case 'rite': return t('rite', { rite: sayTerm(terms, part.rite) ?? part.rite });
      case 'metropolitan':
      case 'inProvince': return t(part.say, { province: part.province });
      default: return t(part.say, { year: part.year });
    }
  };
  const separator = locale === 'zh' ? '，' : ', ';
  const stop = locale === 'zh' ? '。' : '.';
  const sentences = [
    phrases.length > 0 && capitalised(phrases.map(say).join(separator), locale).replace(/\.?$/, stop),
    birthName && t('birthName', { name: birthName }),
    feast && t('feast', { date: formatDay(feast, locale) }),
  ].filter(Boolean);
  return sentences.join(locale === 'zh' ? '' : ' ');
}
