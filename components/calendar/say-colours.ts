import type { Locale } from '@/lib/i18n/routing';
import type { Colour } from '@/lib/liturgy/day';

/** The colours of a celebration in words: "violet or black"; Chinese puts no spaces around its "or". @param t messages of `liturgy` */
export function sayColours(colours: readonly Colour[], t: (key: `colour.${Colour}` | 'or') => string, locale: Locale): string {
  const or = locale === 'zh' ? t('or') : ` ${t('or')} `;
  return colours.map((colour) => t(`colour.${colour}`)).join(or);
}
