import { useLocale, useTranslations } from 'next-intl';
import type { Colour } from '@/lib/liturgy/day';

/** The colours of a celebration in words: "violet or black"; Chinese puts no spaces around its "or". */
export function ColoursText({ colours }: { colours: readonly Colour[] }) {
  const t = useTranslations('liturgy');
  const or = useLocale() === 'zh' ? t('or') : ` ${t('or')} `;
  return colours.map((colour) => t(`colour.${colour}`)).join(or);
}
