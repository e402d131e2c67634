import type { Locale as OurLocale } from './routing';

declare module 'next-intl' {
  /** `useLocale` and `getLocale` answer one of the six, not any text. */
  interface AppConfig {
    Locale: OurLocale;
  }
}
