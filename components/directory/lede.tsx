import { useLocale, useTranslations } from 'next-intl';
import { formatDay, formatYearRange } from '@/lib/format';
import { countryName } from './country-name';
import type { DirectoryKind, Profile } from './directory-kind';
import { ledeFacts, type LedePart } from './lede-facts';
import { capitalised, sayTerm } from './say-term';

/** One sentence made from facts, in the page's language; nothing where no fact is known. */
export function Lede({ kind, profile }: { kind: DirectoryKind; profile: Profile }) {
  const t = useTranslations('directory.lede');
  const terms = useTranslations('terms');
  const locale = useLocale();
  const { phrases, feast, birthName } = ledeFacts(kind, profile);

  const years = (from: string | undefined, to: string | undefined) => {
    if (from && to) return /~/.test(from + to) ? `${formatDay(from, locale)} – ${formatDay(to, locale)}` : formatYearRange(from, to, locale);
    if (to) return t('diedYear', { year: formatDay(to, locale) });
    return from ? t('bornYear', { year: formatDay(from, locale) }) : '';
  };
  const say = (part: LedePart): string => {
    switch (part.say) {
      case 'terms': return part.terms.map((term) => sayTerm(terms, term, profile.gender) ?? term).join(separator);
      case 'years': return years(part.from, part.to);
      case 'nthPope': return t('nthPope', { n: part.n });
      case 'reign': return part.end ? t('reign', { start: formatDay(part.start, locale), end: formatDay(part.end, locale) }) : t('reigning', { start: formatDay(part.start, locale) });
      case 'country': return countryName(part.code, locale) ?? part.name;
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
  return sentences.length > 0 ? <p className="lede">{sentences.join(locale === 'zh' ? '' : ' ')}</p> : null;
}
