import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { formatDay } from '@/lib/format';

/**
 * What else the words of a search name: the days, and the documents.
 * @param days parts of addresses under /calendar: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`
 * @param isDocument the words are a reference or a title of the library
 */
export function NamedPlaces({ query, days, isDocument }: { query: string; days: readonly string[]; isDocument: boolean }) {
  const [t, locale] = [useTranslations('directory'), useLocale()];
  const ways = [
    ...days.map((day) => ({ href: `/calendar/${day}`, words: t('goTo', { date: formatDay(day, locale, 'full') }) })),
    ...(isDocument ? [{ href: `/documents?q=${encodeURIComponent(query)}`, words: t('goToDocuments', { query }) }] : []),
  ];
  if (ways.length === 0) return null;
  return (
    <p className="mt-8 flex flex-wrap gap-3">
      {ways.map(({ href, words }, index) => <ButtonLink key={href} kind={index === 0 ? 'primary' : 'plain'} className="wrap-anywhere" href={href}>{words}</ButtonLink>)}
    </p>
  );
}
