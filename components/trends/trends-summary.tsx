import { useTranslations } from 'next-intl';
import type { SeeFigures } from '@/lib/trends/lines';
import { viewSentence, viewTitle } from '@/lib/trends/words';
import { useTrendMessages } from './use-trend-messages';

/** The answer first: what is shown, and in a sentence what it shows. */
export function TrendsSummary({ figures }: { figures: SeeFigures[] }) {
  const t = useTranslations('trends');
  const messages = useTrendMessages();
  const isEmpty = figures.length === 0;
  return (
    <>
      <h1 className="display mt-1">{isEmpty ? t('start') : viewTitle(figures, messages)}</h1>
      <p className="summary mt-3">{isEmpty ? t('lede') : viewSentence(figures, messages)}</p>
    </>
  );
}
