import { useTranslations } from 'next-intl';
import { Ribbon } from '@/components/layout/ribbon';
import type { Colour } from '@/lib/liturgy/day';

const colours: Colour[] = ['violet', 'rose', 'white', 'red', 'green', 'black'];

/** Each cloth with its word. */
export function ColourLegend() {
  const t = useTranslations();
  return (
    <ul className="legend" aria-label={t('calendar.legend')}>
      {colours.map((colour) => (
        <li key={colour} className="inline-flex items-center gap-2"><Ribbon colour={colour} />{t(`liturgy.colour.${colour}`)}</li>
      ))}
    </ul>
  );
}
