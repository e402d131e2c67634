import { describe, expect, it } from 'vitest';
import { resolveDatePhrase } from './date-phrase';

const today = '2026-11-30';
const dateOf = async (phrase: string, from: string) => (await resolveDatePhrase(phrase, { today: from }))?.date;

describe('what is no day', () => {
  it.each([
    '2026-02-30', '2027-02-29', '2026-04-31', '2026-00-10', '2026-13-01', '2026/13/1', '2026-02', '2026',
    'February 29', '29 February', '29. Februar', '29 février', 'február 29.', '2月29日', "29 ta' Frar", '31 April',
    'April 31st', '31. April 2027', '30 février 2026', '2026年2月30日', '32 December', '0 May', '31.04.2026', '31/04/2026', '13/13/2026',
    'Monday 25 December 2026', 'Montag, 25. Dezember 2026', '2026年12月25日星期一', 'Friday, 30 February 2026',
    'readings for February 30', 'on the 31st of April', 'the 31st of April next year', 'Feb 30 2026', '30th February 2026',
    'fifth Sunday of Advent 2026', '35th Sunday in Ordinary Time', 'Easter 1500', 'next week', 'this weekend', 'weekend',
    'nächste Woche', 'la semaine prochaine', 'next month', '下周', 'March 2026', 'someday', '', '   ', 'x'.repeat(500),
    'Easter Sunday and Monday', 'constructor', '__proto__', 'mai', 'at 5 o’clock', 'now and then',
  ])('%s', async (phrase) => {
    expect(await resolveDatePhrase(phrase, { today })).toBeUndefined();
  });

  it('takes bare 29 February in a leap year that still has it', async () => {
    expect(await dateOf('February 29', '2028-01-10')).toBe('2028-02-29');
    expect(await dateOf('February 29', '2028-03-01')).toBeUndefined();
  });
});
