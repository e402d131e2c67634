import { useLocale, useTranslations } from 'next-intl';
import type { Colour } from '@/lib/liturgy/day';
import { sayColours } from './say-colours';

/** The colours of a celebration in words. */
export function ColoursText({ colours }: { colours: readonly Colour[] }) {
  return sayColours(colours, useTranslations('liturgy'), useLocale());
}
