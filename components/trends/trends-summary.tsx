import { useTranslations } from 'next-intl';
import type { SeeFigures } from '@/lib/trends/lines';
import { viewSentence } from '@/lib/trends/words';
import { useTrendMessages } from './use-trend-messages';

/** What a view is of: the see, or the figures and how many sees. */
export function useViewTitle(): (figures: SeeFigures[]) => string {
  const { t, metrics } = useTrendMessages();
  return (figures) => {
    const sees = new Map(figures.map(({ code, name }) => [code, name]));
    const named = [...new Set(figures.map(({ figure }) => metrics(figure)))];
    return sees.size === 1 ? ([...sees.values()][0] ?? '') : t('headSeveral', { measure: named.join(' · '), count: sees.size });
  };
}

/** The answer first: what is shown, and in a sentence what it shows. */
export function TrendsSummary({ figures }: { figures: SeeFigures[] }) {
  const t = useTranslations('trends');
  const messages = useTrendMessages();
  const title = useViewTitle();
  const isEmpty = figures.length === 0;
  return (
    <>
      <h1 className="display mt-1">{isEmpty ? t('start') : title(figures)}</h1>
      <p className="summary mt-3">{isEmpty ? t('lede') : viewSentence(figures, messages)}</p>
    </>
  );
}
