// Long because it is a table of phrases in six languages.
import { describe, expect, it } from 'vitest';
import { resolveDatePhrase } from './date-phrase';
import { dateWords, principalDays } from './date-words';
import { liturgyLocales } from './locale';

const today = '2026-11-30';
const dateOf = async (phrase: string, from = today) => (await resolveDatePhrase(phrase, { today: from }))?.date;

describe('a phrase in one of six languages, on Monday 30 November 2026', () => {
  it.each([
    // English
    ['today', '2026-11-30'],
    ['Tomorrow', '2026-12-01'],
    ['yesterday', '2026-11-29'],
    ['the day after tomorrow', '2026-12-02'],
    ['next Sunday', '2026-12-06'],
    ['this Friday', '2026-12-04'],
    ['last Sunday', '2026-11-29'],
    ['Easter Sunday 2026', '2026-04-05'],
    ['Easter 2026', '2026-04-05'],
    ['Easter next year', '2027-03-28'],
    ['next Easter', '2027-03-28'],
    ['Christmas 2026', '2026-12-25'],
    ['Christmas', '2026-12-25'],
    ['3rd Sunday of Advent', '2026-12-13'],
    ['Third Sunday of Advent 2026', '2026-12-13'],
    ['Ash Wednesday', '2027-02-10'],
    ['Good Friday 2027', '2027-03-26'],
    ['Annunciation 2027', '2027-04-05'],
    ['the Feast of the Annunciation 2024', '2024-04-08'],
    ['Saint Joseph 2028', '2028-03-20'],
    ['Solemnity of St. Joseph 2026', '2026-03-19'],
    ['Immaculate Conception 2030', '2030-12-09'],
    ['Saint Patrick 2027', '2027-03-17'],
    ['All Souls 2025', '2025-11-02'],
    ['Easter Vigil 2027', '2027-03-27'],
    ['Monday of the second week of Lent 2027', '2027-02-22'],
    ['25 December 2026', '2026-12-25'],
    ['December 25', '2026-12-25'],
    ['December 25, 2026', '2026-12-25'],
    ['Friday, 25 December 2026', '2026-12-25'],
    ['1st of May', '2027-05-01'],
    ['29 February 2028', '2028-02-29'],
    ['2026-03-19', '2026-03-19'],
    ['readings for next Sunday', '2026-12-06'],
    ['Mass readings for the 33rd Sunday in Ordinary Time 2026', '2026-11-15'],
    ['Christmas readings', '2026-12-25'],
    ['in three days', '2026-12-03'],
    ['in 3 days', '2026-12-03'],
    // German
    ['heute', '2026-11-30'],
    ['Übermorgen', '2026-12-02'],
    ['nächsten Sonntag', '2026-12-06'],
    ['am kommenden Freitag', '2026-12-04'],
    ['Ostersonntag 2026', '2026-04-05'],
    ['Lesungen für Ostersonntag 2026', '2026-04-05'],
    ['3. Advent', '2026-12-13'],
    ['dritter Adventssonntag 2026', '2026-12-13'],
    ['3. Sonntag der Osterzeit 2027', '2027-04-11'],
    ['Christkönig 2026', '2026-11-22'],
    ['Weihnachten', '2026-12-25'],
    ['Mariä Empfängnis 2024', '2024-12-09'],
    ['25. Dezember 2026', '2026-12-25'],
    ['Freitag, den 25. Dezember 2026', '2026-12-25'],
    ['25.12.2026', '2026-12-25'],
    ['in drei Tagen', '2026-12-03'],
    // French
    ['aujourd’hui', '2026-11-30'],
    ['après-demain', '2026-12-02'],
    ['dimanche prochain', '2026-12-06'],
    ['Pâques 2026', '2026-04-05'],
    ['Noël', '2026-12-25'],
    ['troisième dimanche de l’Avent', '2026-12-13'],
    ['Toussaint 2026', '2026-11-01'],
    ['mercredi des Cendres 2027', '2027-02-10'],
    ['25 décembre 2026', '2026-12-25'],
    ['le vendredi 25 décembre 2026', '2026-12-25'],
    ['1er mai', '2027-05-01'],
    ['lectures du dimanche prochain', '2026-12-06'],
    // Hungarian
    ['ma', '2026-11-30'],
    ['holnapután', '2026-12-02'],
    ['következő vasárnap', '2026-12-06'],
    ['jövő heti vasárnap', '2026-12-13'],
    ['húsvétvasárnap 2026', '2026-04-05'],
    ['advent 3. vasárnapja', '2026-12-13'],
    ['évközi 33. vasárnap 2026', '2026-11-15'],
    ['karácsony 2026', '2026-12-25'],
    ['2026. december 25.', '2026-12-25'],
    ['december 25-én', '2026-12-25'],
    ['3 nap múlva', '2026-12-03'],
    // Chinese
    ['今天', '2026-11-30'],
    ['后天', '2026-12-02'],
    ['下主日', '2026-12-06'],
    ['下周日', '2026-12-13'],
    ['复活节2026', '2026-04-05'],
    ['2026年复活节', '2026-04-05'],
    ['明年复活节', '2027-03-28'],
    ['将临期第三主日', '2026-12-13'],
    ['喜乐主日', '2026-12-13'],
    ['圣诞节', '2026-12-25'],
    ['2026年12月25日', '2026-12-25'],
    ['二〇二六年十二月二十五日', '2026-12-25'],
    ['2026年12月25日星期五', '2026-12-25'],
    ['三天后', '2026-12-03'],
    ['主日读经', '2026-12-06'],
    // Maltese
    ['illum', '2026-11-30'],
    ['pitgħada', '2026-12-02'],
    ['il-Ħadd li ġej', '2026-12-06'],
    ['Ħadd il-Għid 2026', '2026-04-05'],
    ['it-Tielet Ħadd tal-Avvent', '2026-12-13'],
    ['il-Milied', '2026-12-25'],
    ["25 ta' Diċembru 2026", '2026-12-25'],
    ['l-1 ta’ Mejju', '2027-05-01'],
    ["l-ewwel ta' Mejju", '2027-05-01'],
  ])('%s', async (phrase, date) => {
    expect(await dateOf(phrase)).toBe(date);
  });

  it.each([
    [2022, '2022-11-27'],
    [2023, '2023-12-03'],
    [2026, '2026-11-29'],
    [2028, '2028-12-03'],
    [2033, '2033-11-27'],
  ])('First Sunday of Advent %i', async (year, date) => {
    expect(await dateOf(`First Sunday of Advent ${year}`)).toBe(date);
    expect(await dateOf(`1. Advent ${year}`)).toBe(date);
  });

  it('finds every principal day of every language', async () => {
    for (const locale of liturgyLocales) {
      for (const name of principalDays.flatMap((day) => day[locale] ?? [])) {
        expect(await dateOf(`${name} 2027`), name).toMatch(/^2027-/);
        expect(await dateOf(name), name).toBeDefined();
      }
    }
  });

  it('reads the full name of every weekday and month in every language', async () => {
    for (const locale of liturgyLocales) {
      const { weekdays, months } = dateWords[locale];
      for (const [index, [name = '']] of months.entries()) {
        const phrase = { en: `15 ${name} 2027`, de: `15. ${name} 2027`, fr: `15 ${name} 2027`, hu: `2027. ${name} 15.`, zh: `2027年${name}15日`, mt: `15 ta’ ${name} 2027` }[locale];
        expect((await resolveDatePhrase(phrase, { today, locales: [locale] }))?.date, phrase).toBe(`2027-${String(index + 1).padStart(2, '0')}-15`);
      }
      for (const [name] of weekdays) {
        expect((await resolveDatePhrase(name ?? '', { today, locales: [locale] }))?.date, name).toMatch(/^2026-(?:11-30|12-0[1-6])$/);
      }
    }
  });
});

describe('weekday words', () => {
  it.each([
    ['2026-11-28', 'next Sunday', '2026-11-29'],
    ['2026-11-28', 'this Sunday', '2026-11-29'],
    ['2026-11-28', 'Sunday', '2026-11-29'],
    ['2026-11-28', 'last Sunday', '2026-11-22'],
    ['2026-11-29', 'next Sunday', '2026-12-06'],
    ['2026-11-29', 'this Sunday', '2026-11-29'],
    ['2026-11-29', 'Sunday', '2026-11-29'],
    ['2026-11-29', 'last Sunday', '2026-11-22'],
    ['2026-11-30', 'next Sunday', '2026-12-06'],
    ['2026-11-30', 'this Sunday', '2026-12-06'],
    ['2026-11-30', 'Sunday', '2026-12-06'],
    ['2026-11-30', 'last Sunday', '2026-11-29'],
  ])('on %s "%s" is %s', async (from, phrase, date) => {
    expect(await dateOf(phrase, from)).toBe(date);
  });

  it('never give a past date for "next", whatever the language and the day', async () => {
    for (let day = 1; day <= 7; day += 1) {
      const from = `2026-07-0${day}`;
      const phrases = ['next Sunday', 'nächsten Sonntag', 'dimanche prochain', 'következő vasárnap', '下主日', '下周日', 'il-Ħadd li ġej'];
      for (const phrase of [...phrases, 'jövő heti vasárnap']) {
        expect((await dateOf(phrase, from)) ?? '', `${phrase} ${from}`).toSatisfy((date: string) => date > from);
      }
    }
  });
});

describe('how it was understood', () => {
  it('says that a celebration was moved, or gives way', async () => {
    expect((await resolveDatePhrase('Annunciation 2027', { today }))?.understood).toEqual({
      kind: 'celebration', celebrationId: 'annunciation_of_the_lord', kept: true, movedFrom: '2027-03-25',
    });
    expect(await resolveDatePhrase('Saint Nicholas 2026', { today })).toEqual({
      date: '2026-12-06', understood: { kind: 'celebration', celebrationId: 'nicholas_of_myra_bishop', kept: false },
    });
    const john = await resolveDatePhrase('Saint John', { today });
    expect(john).toMatchObject({ date: '2026-12-27', understood: { kept: false } });
    const weekday = await resolveDatePhrase('Monday of the second week of Lent 2027', { today });
    expect(weekday).toMatchObject({ date: '2027-02-22', understood: { kept: false } });
    const vigil = await resolveDatePhrase('Osternacht 2027', { today });
    expect(vigil?.understood).toMatchObject({ celebrationId: 'holy_saturday', part: 'easter-vigil' });
  });

  it('takes 03/04/2026 as day first and gives the other reading', async () => {
    const both = await resolveDatePhrase('03/04/2026', { today });
    expect(both).toEqual({ date: '2026-04-03', understood: { kind: 'date', alternative: '2026-03-04' } });
    expect(await resolveDatePhrase('14/04/2026', { today })).toEqual({ date: '2026-04-14', understood: { kind: 'date' } });
    expect(await resolveDatePhrase('04/14/2026', { today })).toEqual({ date: '2026-04-14', understood: { kind: 'date' } });
    expect(await dateOf('3.4.2026')).toBe('2026-04-03');
  });

  it('keeps to the languages it is given', async () => {
    expect(await resolveDatePhrase('heute', { today, locales: ['en', 'fr'] })).toBeUndefined();
    expect((await resolveDatePhrase('heute', { today, locales: ['de'] }))?.understood).toEqual({ kind: 'relative' });
  });

  it('wants a real today', async () => {
    await expect(resolveDatePhrase('today', { today: '2026-02-30' })).rejects.toThrow(RangeError);
  });
});
