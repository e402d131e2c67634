import { describe, expect, it } from 'vitest';
import { celebrationIndex } from './celebration-index';
import { resolveDatePhrase } from './date-phrase';
import { liturgyLocales } from './locale';
import { looseKey } from './loose-key';

const today = '2026-12-01';
const read = async (phrase: string) => (await resolveDatePhrase(phrase, { today }))?.date;

describe('names in other words than the official ones', () => {
  it.each([
    ['Monday of the seventeenth week in Ordinary Time 2027', '2027-07-26'], ['17th week in ordinary time monday 2027', '2027-07-26'], ['Monday of week 17 in Ordinary Time 2027', '2027-07-26'], ['17. Woche im Jahreskreis, Montag 2027', '2027-07-26'],
    ['Wednesday in the Octave of Easter 2027', '2027-03-31'], ['Wednesday of the Octave of Easter 2027', '2027-03-31'], ['Octave of Easter Wednesday 2027', '2027-03-31'], ['Wednesday of Easter week 2027', '2027-03-31'],
    ['Easter Tuesday 2027', '2027-03-30'], ['Osterdienstag 2027', '2027-03-30'], ['mardi de Pâques 2027', '2027-03-30'], ['húsvétkedd 2027', '2027-03-30'], ['2027年复活节星期二', '2027-03-30'], ['it-Tlieta tal-Għid 2027', '2027-03-30'],
    ['Nativity of John the Baptist 2027', '2027-06-24'], ['Beheading of John the Baptist 2027', '2027-08-29'], ['erster Weihnachtsfeiertag', '2026-12-25'], ['zweiter Weihnachtsfeiertag', '2026-12-26'],
    ['圣斯德望日', '2026-12-26'], ['圣母无原罪日', '2026-12-08'], ['圣灰礼仪 2027', '2027-02-10'], ['圣灰周三 2027', '2027-02-10'], ['2027年圣灰礼仪', '2027-02-10'],
    ['聖誕節', '2026-12-25'], ['復活節2027', '2027-03-28'], ['將臨期第一主日', '2027-11-28'], ['聖母無原罪日', '2026-12-08'], ['聖灰禮儀 2027', '2027-02-10'], ['下個星期日', '2026-12-13'], ['兩週後', '2026-12-15'],
    ["this year's Easter", '2026-04-05'], ["next year's Easter", '2027-03-28'], ["last year's Easter", '2025-04-20'], ['Easter of next year', '2027-03-28'], ['Ostern nächsten Jahres', '2027-03-28'], ['Ostern im nächsten Jahr', '2027-03-28'],
    ['Ostern dieses Jahres', '2026-04-05'], ['Pâques de cette année', '2026-04-05'], ["Pâques de l'année prochaine", '2027-03-28'], ['idei húsvét', '2026-04-05'], ['a jövő évi húsvét', '2027-03-28'], ['tavalyi húsvét', '2025-04-20'],
    ['圣诞夜', '2026-12-24'], ['2027年圣诞夜', '2027-12-24'], ['圣诞夜弥撒', '2026-12-25'], ['Christmas night', '2026-12-25'], ['Heilige Nacht', '2026-12-25'], ['nuit de Noël', '2026-12-25'], ['karácsony éjszakája', '2026-12-25'],
    ['lejl il-Milied', '2026-12-25'], ['明年的复活节', '2027-03-28'], ["l-Għid ta' din is-sena", '2026-04-05'], ['l-Għid tas-sena d-dieħla', '2027-03-28'],
  ])('%s is %s', async (phrase, date) => {
    expect(await read(phrase)).toBe(date);
  });

  it.each(['Easter Friday 2027', 'Osterfreitag 2027', 'Baptist', 'Sunday of', 'week of Easter', 'Monday week', 'Octave of Wednesday', 'John Peter Baptist Easter'])('"%s" is not taken for a neighbour', async (phrase) => {
    expect((await read(phrase)) ?? 'none').not.toMatch(/^2027-0[34]|-06-24$/);
  });

  it.each(liturgyLocales)('in %s lead to the day that has those words, or to none', async (locale) => {
    const index = await celebrationIndex(locale);
    const found = [...index.keys()].filter((key) => index.get(key)?.length === 1 && looseKey(key, locale));
    expect(found.length).toBeGreaterThan(locale === 'zh' ? -1 : 500);
    const wrong = found.filter((key) => {
      const loosely = index.getLoosely(key);
      return loosely && loosely[0] !== index.get(key)?.[0];
    });
    expect(wrong).toEqual([]);
    expect(found.filter((key) => index.getLoosely(key)).length).toBeGreaterThanOrEqual(found.length * 0.9);
  });
});
