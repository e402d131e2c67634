import { describe, expect, it } from 'vitest';
import { resolveDatePhrase } from './date-phrase';

const today = '2026-11-30';
const understood = async (phrase: string) => resolveDatePhrase(phrase, { today });

/** Ways of writing that were found wanting once: phrase and the date meant on Monday 30 November 2026, undefined for what is no day. */
const rows: [phrase: string, date: string | undefined][] = [
  ['12/25/26', '2026-12-25'], ['25/12/26', '2026-12-25'], ['25.12.26', '2026-12-25'], ['8.12.26', '2026-12-08'], ['20261225', '2026-12-25'],
  ['25-12-2026', '2026-12-25'], ['2026.12.08', '2026-12-08'], ['December the 8th', '2026-12-08'], ['December the 8th, 2027', '2027-12-08'], ['8 Dec.', '2026-12-08'],
  ['2026-W53-5', undefined], ['week 50', undefined], ['13/13/26', undefined], ['32.12.26', undefined], ['20261301', undefined], ['31.6.27', undefined],
  ['XXXIII Sunday in Ordinary Time 2027', '2027-11-14'], ['II Sunday of Lent 2027', '2027-02-21'], ['IIe dimanche de l’Avent', '2026-12-06'],
  ['33. Sonntag im Jahreskreis', '2027-11-14'], ['常年期第33主日2027', '2027-11-14'], ['Second Sunday of Lent, Year B', undefined],
  ['next week Thursday', '2026-12-10'], ['Thursday next week', '2026-12-10'], ['Sunday of next week', '2026-12-13'], ['last week Wednesday', '2026-11-25'],
  ['nächste Woche Donnerstag', '2026-12-10'], ['mercredi de la semaine prochaine', '2026-12-09'], ['jövő hét szerda', '2026-12-09'], ['Easter next week', undefined],
  ['this coming Sunday', '2026-12-06'], ['readings this coming Sunday', '2026-12-06'], ['a week on Sunday', '2026-12-13'], ['Sonntag in einer Woche', '2026-12-13'],
  ['in a fortnight', '2026-12-14'], ['in vierzehn Tagen', '2026-12-14'], ['dans quinze jours', '2026-12-14'], ['fi żmien jumejn', '2026-12-02'],
  ['il-Ħadd id-dieħel', '2026-12-06'], ['下个主日', '2026-12-06'], ["what's the gospel today", '2026-11-30'],
  ['Shrove Tuesday 2027', '2027-02-09'], ['Mardi gras 2027', '2027-02-09'], ['Faschingsdienstag 2027', '2027-02-09'], ['Rosenmontag 2027', '2027-02-08'],
  ['húshagyó kedd 2027', '2027-02-09'], ['first day of Lent 2027', '2027-02-10'], ['Shrove Tuesday', '2027-02-09'], ['Pancake Day 2028', '2028-02-29'],
  ['Saint Rita 2027', '2027-05-22'], ['il-Ħadd tal-Palm 2027', '2027-03-21'], ['Jeanne d’Arc 2027', undefined],
  ['Monday, December 6', undefined], ['Dienstag, 9. Dezember 2026', undefined], ['mercredi 25 décembre 2026', undefined], ['hétfő, 2026. december 25.', undefined],
  ['2026年12月8日星期三', undefined], ['it-Tnejn 8 ta’ Diċembru 2026', undefined], ['31. Juni', undefined], ['四月三十一日', undefined], ['31 ta’ April', undefined],
];

describe('ways of writing a day', () => {
  it.each(rows)('%s: %s', async (phrase, date) => {
    expect((await understood(phrase))?.date).toBe(date);
  });

  it('O-30: say the other reading of 03/04/26 as of 03/04/2026, and none where there is only one', async () => {
    expect(await understood('03/04/26')).toEqual(await understood('03/04/2026'));
    expect((await understood('03/04/26'))?.understood).toEqual({ kind: 'date', alternative: '2026-03-04' });
    for (const phrase of ['12/25/26', '25.12.26', '3.4.26']) expect((await understood(phrase))?.understood, phrase).toEqual({ kind: 'date' });
  });
});
