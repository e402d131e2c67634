import { useTranslations } from 'next-intl';
import type { SeeFigures } from '@/lib/trends/lines';
import { sentencesOf } from '@/lib/trends/words';
import { SeriesSample } from './series-mark';
import { useTrendMessages } from './use-trend-messages';

/** Every line of the charts as sentences; one see is told above already. */
export function InWords({ figures }: { figures: SeeFigures[] }) {
  const t = useTranslations('trends');
  const messages = useTrendMessages();
  if (new Set(figures.map(({ code }) => code)).size < 2) return null;
  return (
    <section className="mt-10">
      <h2 className="heading mb-2">{t('inWords')}</h2>
      <ul className="in-words">
        {sentencesOf(figures, messages).map(({ code, figure, place, sentence }) => <li key={`${code} ${figure}`}><SeriesSample index={place} /><span>{sentence}</span></li>)}
      </ul>
    </section>
  );
}
