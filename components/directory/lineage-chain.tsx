import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '@/lib/format';
import type { LineageStep } from './read-lineage';
import { withKnown, type KnownOf } from './read-link';
import { RelatedLink } from './related-link';
import { sayDetail } from './say-detail';

/** Bishop by bishop, each consecrated by the one below, as far as the agent knows; every name leads to a page or a search. */
export function LineageChain({ steps, label, knownOf, lang }: { steps: LineageStep[]; label: string; knownOf: KnownOf; lang?: string }) {
  const [terms, lede, locale] = [useTranslations('terms'), useTranslations('directory.lede'), useLocale()];
  return (
    <ol className="chain" aria-label={label}>
      {steps.map(({ link, date }, index) => {
        const beside = [date && formatDay(date, locale), ...link.details.map((detail) => sayDetail(detail, { terms, lede, locale, gender: link.gender }))].filter(Boolean);
        return (
          <li key={index}>
            <RelatedLink link={withKnown(link, knownOf)} lang={lang} />
            {beside.length > 0 && <span className="s">{beside.join(locale === 'zh' ? '，' : ', ')}</span>}
          </li>
        );
      })}
    </ol>
  );
}
