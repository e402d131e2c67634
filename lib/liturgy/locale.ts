/** The languages in which this room has names and date words; the same six as the interface. */
export const liturgyLocales = ['en', 'de', 'fr', 'hu', 'zh', 'mt'] as const;

export type LiturgyLocale = (typeof liturgyLocales)[number];
