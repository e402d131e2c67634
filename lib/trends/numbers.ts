import { formatNumber, formatPercent } from '@/lib/format';
import { keepMade } from '@/lib/i18n/keep-made';
import type { Locale } from '@/lib/i18n/routing';
import type { TrendPanel } from './lines';

const compactFormat = keepMade(6, (locale) => new Intl.NumberFormat(locale === 'mt' ? 'en' : locale === 'zh' ? 'zh-Hans' : locale, { notation: 'compact', maximumSignificantDigits: 3 }));

/** A number beside an axis, where there is little room: "1.25M". Never rounded to another: 0.05 is not 0.1. */
export function axisNumber(value: number, locale: Locale, isPercent: boolean): string {
  return isPercent ? formatPercent(value, locale, 4) : compactFormat(locale).format(value);
}

/** Small numbers need their decimals: 0.34 priests a parish is not 0.3. */
const decimals = (value: number) => (Math.abs(value) < 1 ? 3 : Math.abs(value) < 10 ? 2 : 1);

/** A value in the reader's own way of writing, never shortened to thousands or millions; small ones with the decimals that tell them apart. Files have all decimals. */
export function figureNumber(value: number, locale: Locale, { isPercent, baseYear }: Pick<TrendPanel, 'isPercent' | 'baseYear'>): string {
  if (baseYear !== undefined) return formatNumber(value, locale);
  return isPercent ? formatPercent(value, locale, Math.max(1, decimals(value) - 1)) : formatNumber(value, locale, decimals(value));
}
