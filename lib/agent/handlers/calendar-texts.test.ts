import { describe, expect, it } from 'vitest';
import { liturgicalYear } from '@/lib/liturgy/calendar';
import { readingsOf } from '@/lib/liturgy/lectionary';
import { saintsOnDay } from '../directory/saints-on-day';
import { readingsText } from '../readings-text';
import { saintsOfDayText } from '../saints-of-day-text';
import { ask, textsOf, type Data } from '../testing/ask';
import { PLAIN } from '../wording';

const read = async (asked: string | Data, metadata?: Data) => textsOf(await ask('liturgical_readings', asked, metadata))[0] ?? '';
const saints = async (date: string, metadata?: Data) => textsOf(await ask('saints_of_the_day', { date }, metadata))[0] ?? '';

describe('on every day of two years', () => {
  it('the readings name a celebration and not only the date, no code of a book, and no other Mass that is only another choice', async () => {
    for (const day of [...(await liturgicalYear(2026)), ...(await liturgicalYear(2027))]) {
      const text = (await readingsText(day, PLAIN)) ?? '';
      expect(text, day.date).not.toMatch(/^# [^:\n]*: (?:\w+ \d+|\d+ \w+)\n/);
      expect(text, day.date).not.toMatch(/\w+Gk\b/);
      const keys = readingsOf(day).masses.map(({ key }) => key);
      const isOne = keys.every((key) => key === 'day' || key === 'year-a');
      expect([text.includes('Given in full: '), text.includes('## Other Masses of this day')], day.date).toEqual([!isOne || keys[0] !== 'day', keys.filter((key) => key !== 'year-a').length > 1]);
      expect(text.includes('## May be read instead'), day.date).toBe(keys.includes('year-a'));
    }
  });

  it('both skills give a day the same rank, and nobody is called of the General Roman Calendar off its date', async () => {
    const days = [...(await liturgicalYear(2026)), ...(await liturgicalYear(2028))];
    for (const day of days) {
      const of = saintsOnDay(Number(day.date.slice(5, 7)), Number(day.date.slice(8)));
      const text = (await saintsOfDayText(day.date, day, of)) ?? '';
      const group = /## In the General Roman Calendar \(\d+\)\n\n([\s\S]*?)(?:\n\n|$)/.exec(text)?.[1] ?? '';
      for (const saint of of.filter(({ feast_day, romcal_id }) => romcal_id && feast_day !== day.date.slice(5))) {
        expect(group, day.date).not.toContain(`**${saint.primary_name}**`);
      }
      expect(/^Celebrated: .*?\((day of the Paschal Triduum)/m.test(text), day.date).toBe(day.season === 'triduum');
      expect(text, day.date).not.toContain('Thursday of Holy Week');
    }
  });
});

describe('the saints of a day', () => {
  it.each([
    ['2027-08-29', /## In the General Roman Calendar \(1\)\n\n- \*\*.*John the Baptist/], ['2026-12-06', /## In the General Roman Calendar \(1\)\n\n- \*\*Nicholas of Myra/],
    ['2028-03-19', /## In the General Roman Calendar \(1\)\n\n- \*\*Joseph/], ['2026-08-29', /^Celebrated: \*\*The Passion of Saint John the Baptist\*\*/m],
  ])('of %s that a higher day takes are those of the calendar', async (date, there) => {
    expect(await saints(date)).toMatch(there);
  });

  it.each(['2026-04-18', '2026-03-12', '2026-03-21', '2026-07-31', '2026-08-29'])('of %s: none of the calendar beside what is celebrated', async (date) => {
    expect(await saints(date)).not.toContain('In the General Roman Calendar');
  });

  it('of 28 and 29 February: whoever has the 29th has it alone in a leap year, and the 28th in others', async () => {
    const namesOf = async (date: string) => new Set((await saints(date)).match(/- \*\*[^*]+\*\*/g));
    const [names28, names29] = [await namesOf('2028-02-28'), await namesOf('2028-02-29')];
    expect(names29).toContain('- **Auguste Chapdelaine**');
    expect([...names28].filter((name) => names29.has(name))).toEqual([]);
    expect((await saints('2027-02-28')).match(/Auguste Chapdelaine/g)).toHaveLength(1);
  });
});

describe('29 February without a year', () => {
  it.each(['29 February', '29. Februar', 'le 29 février', '2月29日'])('is the next there is, and the year is said: %s', async (phrase) => {
    const year = Array.from({ length: 9 }, (_, ahead) => new Date().getUTCFullYear() + ahead).find((one) => one % 4 === 0 && one % 100 !== 0 && `${one}-02-29` >= new Date().toISOString().slice(0, 10));
    for (const text of [await saints(phrase), await read(phrase)]) {
      expect(text).toContain(`29 February ${year}`);
      expect(text.includes(`29 February comes next in ${year}.`)).toBe((year ?? 0) > new Date().getUTCFullYear() + 1);
    }
  });

  it.each(['29 February 2027', '30 February', '29 février 2027'])('is no other day: %s', async (phrase) => {
    expect(await saints(phrase)).toBe('No martyrology data found.');
  });
});

it('the weekday of a date before 1582 is said to be counted back', async () => {
  expect(await saints('1500-01-01')).toContain('in the Julian calendar, in use until then, this date was a Wednesday.');
  expect(await saints('1600-01-01')).not.toContain('Julian');
});

describe('the readings', () => {
  it.each([
    ['2026-12-17', '# Thursday 17 December 2026: Weekday of Advent, 17 December'], ['2027-01-05', ': Weekday of Christmas Time, 5 January'],
    ['midnight mass', 'Given in full: Mass during the night.'], ['26-12-25', 'Read with the day first; with the year first it is Friday 25 December 2026.'],
    ['03-04-2026', 'Read with the day first; with the month first it is Wednesday 4 March 2026.'],
    ['2027-03-15', 'this part of Daniel is handed down in Greek'], ['2027-02-18', 'In English Bibles: Esther (Greek) 4:29, 31-33, 40-42.'],
  ])('of %s say: %s', async (asked, words) => {
    expect(await read(asked)).toContain(words);
  });

  it('say which of two days "next Sunday" was taken for', async () => {
    const [next, chinese] = [await read('next Sunday'), await read('下个星期日')];
    const isSunday = new Date().getUTCDay() === 0;
    expect(next.includes('Read as the first after today; that of the week after is Sunday ')).toBe(!isSunday);
    expect(chinese.includes('Read as that of next week; the first after today is Sunday ')).toBe(!isSunday);
  });

  it('name the days of a country with a Mass of their own, and a leave of the Holy See', async () => {
    expect(await read('Thanksgiving 2026', { calendar: 'us' })).toMatch(/# Thursday 26 November 2026: [\s\S]*- \*\*Thanksgiving Day\*\* \(day of the country, with a Mass of its own; white\)/);
    expect(await read('2024-12-08', { calendar: 'spain' })).toContain('By leave of the Holy See given to this country it takes the place of Second Sunday of Advent, whose second reading is kept.');
    expect(await read('2024-12-08', { calendar: 'italy' })).toMatch(/Immaculate Conception[\s\S]*takes the place of Second Sunday of Advent\./);
  });
});

describe('names in the language of metadata.locale', () => {
  it.each([
    ['de', /^# Samstag, 29\. August 2026: \S/], ['fr', /^# samedi 29 août 2026: Martyre de saint Jean/], ['hu', /^# 2026\. augusztus 29\., szombat: Keresztelő/],
    ['zh', /^# 2026年8月29日\s?星期六: 圣若翰洗者蒙难/], ['mt', /^# Is-Sibt, 29 ta[’'] Awwissu 2026: Il-Martirju/],
  ])('%s: date and celebration', async (locale, title) => {
    const [own, english] = [await read('2026-08-29', { locale }), await read('2026-08-29')];
    expect(own).toMatch(title);
    expect(own.split('\n')[0]).not.toContain('Passion of Saint John');
    // All else, the readings among it, is the same.
    expect(own.split('\n\n').slice(2).join()).toBe(english.split('\n\n').slice(2).join());
  });

  it.each(['de', 'fr', 'hu', 'zh', 'mt'])('%s: the weekdays that the calendar calls by their date, in the readings and among the saints', async (locale) => {
    for (const date of ['2027-12-17', '2027-01-05']) {
      expect(await read(date, { locale })).not.toContain('Weekday');
      expect(await saints(date, { locale })).not.toContain('Weekday');
    }
  });

  it('saints: those whose name is known there, the others as they are', async () => {
    const text = await saints('2028-03-19', { locale: 'hu' });
    expect(text).toMatch(/- \*\*Szent József\*\*/);
    expect(text.match(/^- /gm)).toHaveLength((await saints('2028-03-19')).match(/^- /gm)?.length ?? 0);
  });

  it.each(['de-AT', 'DE'])('is understood as %s', async (locale) => {
    expect(await read('2026-08-29', { locale })).toMatch(/^# Samstag/);
  });

  it.each(['tlh', '', 'x'.repeat(5_000), 7, null, {}])('is English where it is unknown or none: %j is no error', async (locale) => {
    expect(await read('2026-08-29', { locale })).toBe(await read('2026-08-29'));
    expect(await saints('2028-03-19', { locale })).toBe(await saints('2028-03-19'));
  });
});
