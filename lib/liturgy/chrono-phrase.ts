import type { ParsedResult } from 'chrono-node';
import { dateWords } from './date-words';
import type { LiturgyLocale } from './locale';
import { fold } from './phrase-text';
import { plainDate, weekdayOf } from './plain-date';

interface ChronoParser {
  parse(text: string, reference: { instant: Date; timezone: number }): ParsedResult[];
}

/** chrono's own bundle of languages, loaded with the first phrase that needs it. */
async function parserOf(locale: LiturgyLocale): Promise<ChronoParser | undefined> {
  if (locale === 'hu' || locale === 'mt') return undefined;
  const { en, de, fr, zh } = await import('chrono-node');
  return { en: en.casual, de: de.casual, fr: fr.casual, zh: zh.hans.casual }[locale];
}

/** A day that the whole text names, and no more: no time of day, no span, nothing left over, no rolled-over date. */
function dayOf(result: ParsedResult | undefined, text: string): string | undefined {
  if (!result || result.index !== 0 || result.text.length !== text.length || result.end) return undefined;
  const { start } = result;
  if (start.isCertain('hour') || !(start.isCertain('day') || start.isCertain('weekday'))) return undefined;
  const date = plainDate(start.get('year') ?? NaN, start.get('month') ?? NaN, start.get('day') ?? NaN);
  if (!date || (start.isCertain('weekday') && start.get('weekday') !== weekdayOf(date))) return undefined;
  return date;
}

/** "next week", "this weekend": chrono gives a day for them, but they are none. */
function isSpan(text: string, locale: LiturgyLocale): boolean {
  const { week, weekend, year } = dateWords[locale];
  const folded = fold(text);
  return weekend.some((word) => folded.includes(fold(word))) || [...week, ...year].some((word) => folded === fold(word));
}

/** Numbers parted as in a date: chrono reads them month first, and a year of four digits as it likes. Our own patterns know them all. */
const isNumericDate = (text: string) => !/\p{L}/u.test(text) || /\d\s*[-/.]\s*\d/.test(text) || /\b0\d{3}\b/.test(text);

/**
 * What chrono-node makes of a phrase that our own words do not know ("in three days", "26-dec-26"). It has English, German,
 * French and Chinese; the answer counts only when it covers the whole phrase, because chrono reads single words out of names.
 */
export async function chronoPhrase(phrase: string, locale: LiturgyLocale, today: string): Promise<string | undefined> {
  const parser = await parserOf(locale);
  if (!parser) return undefined;
  const [year = NaN, month = NaN, day = NaN] = today.split('-').map(Number);
  const noon = new Date(Date.UTC(year, month - 1, day, 12));
  const text = phrase.trim().replace(/[.?!。？！]+$/, '');
  if (isSpan(text, locale) || isNumericDate(text)) return undefined;
  const results = parser.parse(text, { instant: noon, timezone: 0 });
  return results.length === 1 ? dayOf(results[0], text) : undefined;
}
