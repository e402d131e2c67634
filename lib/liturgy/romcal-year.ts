import type { LiturgicalDay as RomcalDay, LiturgicalCalendar } from 'romcal';

export type { RomcalDay };

/**
 * The General Roman Calendar of a civil year as romcal computes it, with Epiphany on 6 January, Ascension and
 * Corpus Christi on Thursday (the general law). Keys are `YYYY-MM-DD`. Loaded on first use: romcal is large.
 */
export async function romcalYear(year: number): Promise<LiturgicalCalendar> {
  const [{ Romcal }, { GeneralRoman_En }] = await Promise.all([import('romcal'), import('@romcal/calendar.general-roman')]);
  const romcal = new Romcal({
    localizedCalendar: GeneralRoman_En,
    epiphanyOnSunday: false,
    ascensionOnSunday: false,
    corpusChristiOnSunday: false,
    scope: 'gregorian',
  });
  return romcal.generateCalendar(year);
}
