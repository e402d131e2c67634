import type { Locale } from '@/lib/i18n/routing';
import type { CalendarName } from '@/lib/liturgy/calendar-choice';

/**
 * By which calendar a text of the calendar skills speaks, and in which language it gives dates and names: of celebrations and of well-known
 * saints. Its sentences are English; a name that is not known in the language is given in English too.
 */
export interface Wording {
  calendar: CalendarName;
  locale: Locale;
}

/** What is said to who asks for nothing else. */
export const PLAIN: Wording = { calendar: 'general', locale: 'en' };
