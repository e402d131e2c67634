import { formatDay } from '@/lib/format';
import type { Locale } from '@/lib/i18n/routing';
import { humaniseKey } from './humanise-key';

/**
 * Words that data write for machines, as a reader would: `0250` in a field of dates is the year 250, `mr:0930-hieronymus` the entry Hieronymus of 30 September.
 * @param name key of the field
 * @returns undefined for all other words
 */
export function sayMachineWord(text: string, name: string, locale: Locale): string | undefined {
  const [, month, day, entry] = /^mr:(\d{2})(\d{2})-(.+)$/.exec(text) ?? [];
  if (entry) return `${humaniseKey(entry)} (${formatDay(`${month}-${day}`, locale)})`;
  return /(^|_)date(_|$)/.test(name) && /^-?\d{4}(-\d{2})?$/.test(text) ? formatDay(text, locale) : undefined;
}
