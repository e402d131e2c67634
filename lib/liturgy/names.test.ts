import { describe, expect, it } from 'vitest';
import { liturgicalDay, liturgicalYear } from './calendar';
import { liturgyLocales } from './locale';
import { celebrationName, celebrationNames } from './names';

describe('names of celebrations', () => {
  it.each([
    ['easter_sunday', 'fr', 'Dimanche de Pâques – La Résurrection du Seigneur'],
    ['joseph_spouse_of_mary', 'hu', 'Szent József, a Boldogságos Szűz Mária jegyese'],
    ['joseph_spouse_of_mary', 'en', 'Saint Joseph, Spouse of the Blessed Virgin Mary'],
    ['ordinary_time_5_sunday', 'hu', 'Évközi 5. vasárnap'],
    ['ordinary_time_5_sunday', 'zh', '常年期第五主日'],
    ['ordinary_time_5_sunday', 'mt', "Il-Ħames Ħadd ta' Matul is-Sena"],
    ['ordinary_time_21_monday', 'hu', 'Évközi 21. hét, hétfő'],
    ['ordinary_time_21_monday', 'zh', '常年期第二十一周星期一'],
    ['ordinary_time_21_monday', 'mt', "It-Tnejn tal-Wieħed u Għoxrin Ġimgħa ta' Matul is-Sena"],
    ['easter_time_6_friday', 'mt', 'Il-Ġimgħa tas-Sitt Ġimgħa tal-Għid'],
    ['ordinary_time_30_friday', 'de', 'Freitag der 30. Woche im Jahreskreis'],
    ['advent_december_18', 'hu', 'December 18.'],
    ['commemoration_of_all_the_faithful_departed', 'en', 'The Commemoration of All the Faithful Departed (All Souls’ Day)'],
    ['holy_saturday', 'en', 'Holy Saturday'],
    ['vincent_of_saragossa_deacon', 'fr', 'Saint Vincent, diacre et martyr'],
  ] as const)('%s in %s', async (id, locale, text) => {
    expect(await celebrationName({ id }, locale)).toEqual({ text, lang: locale });
  });

  it('fall back to English, and say so', async () => {
    expect(await celebrationName({ id: 'christopher_magallanes_priest_and_companions_martyrs' }, 'zh')).toMatchObject({ lang: 'en' });
  });

  it('name the main celebration of a day', async () => {
    expect((await celebrationName(await liturgicalDay('2026-11-29'), 'zh')).text).toBe('将临期第一主日');
  });

  it('exist in all six languages for a whole year, without placeholders or years of death', async () => {
    const days = await liturgicalYear(2027);
    for (const locale of liturgyLocales) {
      const nameOf = await celebrationNames(locale);
      for (const celebration of days.flatMap(({ celebrations }) => celebrations)) {
        const { text, lang } = nameOf(celebration);
        expect(text).not.toMatch(/[{}†_]|undefined/);
        expect(lang, celebration.id).toBe(locale === 'zh' && /^christopher/.test(celebration.id) ? 'en' : locale);
      }
    }
  });
});
