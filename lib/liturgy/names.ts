import { countryOf, type CalendarName } from './calendar-choice';
import type { Celebration, LiturgicalDay } from './day';
import type { LiturgyLocale } from './locale';
import { tableName } from './name-tables';
import { nationalNames, romcalNames } from './romcal-names';

/** A name with the language it is in: not always the one asked for, so mark it up with `lang`. */
export interface CelebrationName {
  text: string;
  lang: string;
}

export type Nameable = Pick<Celebration, 'id'> | Pick<LiturgicalDay, 'celebrations'>;

/** Gives the name of a celebration, or of the main celebration of a day. */
export type NameOf = (of: Nameable) => CelebrationName;

/**
 * A function that names celebrations in one language: load once for a page, then call for each day of a month.
 * English, German and French are romcal's with our corrections; Hungarian, Chinese and Maltese are our tables; what is missing
 * there is given in English. Server only: it loads romcal.
 */
export async function celebrationNames(locale: LiturgyLocale, calendar: CalendarName = 'general'): Promise<NameOf> {
  const own = locale === 'en' || locale === 'de' || locale === 'fr';
  const country = countryOf(calendar);
  const [names, english, national, ownNational] = await Promise.all([
    own ? romcalNames(locale) : undefined,
    romcalNames('en'),
    country === 'general' ? undefined : nationalNames(country),
    country === 'general' || !own ? undefined : nationalNames(country, locale),
  ]);
  return (of) => {
    const { id } = 'celebrations' in of ? of.celebrations[0] : of;
    const text = tableName(id, locale) ?? names?.get(id) ?? ownNational?.get(id);
    if (text) return { text, lang: locale };
    return { text: english.get(id) ?? tableName(id, 'en') ?? national?.get(id) ?? id.replaceAll('_', ' '), lang: 'en' };
  };
}

/** The name of one celebration, or of the main celebration of a day. For many names use `celebrationNames`. */
export async function celebrationName(of: Nameable, locale: LiturgyLocale, calendar: CalendarName = 'general'): Promise<CelebrationName> {
  return (await celebrationNames(locale, calendar))(of);
}
