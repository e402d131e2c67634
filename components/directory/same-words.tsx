import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text-link';

/**
 * The same words in the rest of the site, so that no search is a dead end.
 * @param isDay the words were understood as a day
 */
export function SameWords({ query, isDay }: { query: string; isDay: boolean }) {
  const t = useTranslations('directory');
  const words = encodeURIComponent(query);
  return (
    <section className="mt-8 max-w-[43rem]">
      <h2 className="rub">{t('sameWords')}</h2>
      <p className="flex flex-wrap gap-x-6">
        <TextLink href={`/documents?q=${words}`}>{t('lookIn.documents')}</TextLink>
        {isDay && <TextLink href={`/calendar?date=${words}`}>{t('lookIn.calendar')}</TextLink>}
        <TextLink href={`/ask?q=${words}`}>{t('lookIn.ask')}</TextLink>
      </p>
    </section>
  );
}
