import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '@/lib/liturgy/plain-date';
import { todayIn } from '@/lib/liturgy/today';
import { fullDate } from '../full-date';
import { ask, errorOf, send, textsOf, type Data } from '../testing/ask';

describe('liturgical_readings', () => {
  const read = async (asked: string | Data, metadata?: Data) => textsOf(await ask('liturgical_readings', asked, metadata))[0] ?? '';

  it('gives celebration, rank, colour, cycles and readings with text', async () => {
    const text = await read('Easter Sunday 2026');
    expect(text).toContain('# Sunday 5 April 2026: ');
    expect(text).toContain('Rank: solemnity. Colour: white.');
    expect(text).toContain('Sunday cycle A, weekday cycle II');
    expect(text).toMatch(/## First reading: Acts 10:34a, 37-43\n\n(In English Bibles.*\n\n)?\*\*34\*\* /);
    expect(text).toContain('## Gospel: Jn 20:1-9');
    expect(text).toContain('World English Bible');
    expect(await read('Ostersonntag 2026')).toBe(text);
    expect(await read({ date: '2026-04-05' })).toBe(text);
  });

  it.each([['today', 0], ['heute', 0], ['tomorrow', 1], ['übermorgen', 2], ['hier', -1]])('understands %s', async (phrase, days) => {
    expect(await read(phrase, { timeZone: 'UTC' })).toMatch(new RegExp(`^# ${fullDate(addDays(todayIn('UTC'), days))}: .`));
  });

  it.each(['next Sunday', 'nächsten Sonntag', 'dimanche prochain'])('understands %s as the first after today', async (phrase) => {
    const today = todayIn('UTC');
    const sunday = addDays(today, 7 - weekdayOf(today));
    expect(await read(phrase, { timeZone: 'UTC' })).toMatch(new RegExp(`^# ${fullDate(sunday)}: .`));
  });

  it('takes "today" in the zone of the asker', async () => {
    // UTC+14 and UTC-12 are never on the same date.
    const east = await read('today', { timeZone: 'Pacific/Kiritimati' });
    const west = await read('today', { timeZone: 'Etc/GMT+12' });
    expect(east.split(':')[0]).not.toBe(west.split(':')[0]);
    expect(await read('2026-11-30', { timeZone: null })).toMatch(/^# /);
  });

  it.each(['Nowhere/Atlantis', 'Mars/X', '', 5, ['UTC']])('refuses the zone %j in both skills', async (timeZone) => {
    for (const skill of ['liturgical_readings', 'saints_of_the_day']) {
      const { error } = await send(skill, { kind: 'text', text: 'today' }, { timeZone });
      expect(error).toMatchObject({ code: -32602, data: { field: 'message.metadata.timeZone' } });
    }
  });

  it('keeps the Masses of Christmas apart', async () => {
    const text = await read('2026-12-25');
    expect(text).toContain('Given in full: Mass during the day.');
    for (const mass of ['Vigil Mass', 'Mass during the night', 'Mass at dawn']) expect(text).toContain(`- **${mass}:** first reading Is`);
    expect(text.match(/^## Gospel/gm)).toHaveLength(1);
  });

  it('calls All Souls a commemoration, not a solemnity', async () => {
    expect(await read('2026-11-02')).toContain('Rank: commemoration. Colour: violet');
  });

  it('says in a sentence why a reading has no text', async () => {
    const { result } = await send('liturgical_readings', { kind: 'text', text: '2026-11-02' });
    expect(result.artifacts[0].parts[0].text).toMatch(/Wis [\s\S]*The text is not given here: this book is not among those/);
  });

  it.each(['2026-02-30', '2026-04-31', '2027-02-29', '2026-00-10', '2026-13-01', 'the day of the triffids', '1066-10-14'])('has nothing for %s', async (phrase) => {
    expect(await ask('liturgical_readings', phrase)).toEqual([{ kind: 'text', text: 'No mass readings found.' }]);
  });

  it('answers in the calendar of a country', async () => {
    const thursday = await read('Ascension 2027');
    const sunday = await read('Ascension 2027', { calendar: 'united-states' });
    expect(thursday).toMatch(/^# Thursday 6 May 2027: [\s\S]*General Roman Calendar\.$/);
    expect(sunday).toMatch(/^# Sunday 9 May 2027: The Ascension of the Lord[\s\S]*Calendar of the United States\.$/);
    expect(await read('2026-08-20', { calendar: 'hungary' })).toContain('# Thursday 20 August 2026: Saint Stephen of Hungary');
    expect(await read('2026-10-08', { calendar: 'hungary' })).toContain('Our Lady of Hungary, Patroness of Hungary');
  });

  it('knows a calendar by the code of its country, in any case', async () => {
    const text = await read('2026-11-26', { calendar: 'united-states' });
    for (const calendar of ['us', 'US', 'United-States', 'united states', 'United_States']) expect(await read('2026-11-26', { calendar })).toBe(text);
    for (const [code, name] of [['IT', 'Italy'], ['ph', 'the Philippines'], ['GB-ENG', 'England']]) {
      expect(await read('2026-11-26', { calendar: code })).toContain(`Calendar of ${name}.`);
    }
  });

  it.each(['atlantis', 'gb', 'constructor', '', 7, ['general']])('refuses the calendar %j and names those there are', async (calendar) => {
    const { error } = await send('liturgical_readings', { kind: 'text', text: 'today' }, { calendar });
    expect(error).toMatchObject({ code: -32602, data: { field: 'message.metadata.calendar' } });
    expect(JSON.stringify(error)).toContain('united-states, germany');
  });

  it('O-31: knows the leap day', async () => {
    expect(await read('2028-02-29')).toContain('# Tuesday 29 February 2028: ');
  });
});

describe('saints_of_the_day', () => {
  const read = async (asked: string | Data) => textsOf(await ask('saints_of_the_day', asked))[0] ?? '';

  it('begins with the celebration, then the saints in counted groups', async () => {
    const text = await read({ date: '2026-03-19' });
    expect(text).toMatch(/^# Thursday 19 March 2026: saints of the day\n\nCelebrated: \*\*Saint Joseph/);
    const counted = [...text.matchAll(/^## .*\((\d+)\)$/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
    expect(text.match(/^- \*\*/gm)).toHaveLength(counted);
    expect(await read('2026-03-19')).toBe(text);
  });

  it('O-31: knows the leap day', async () => {
    expect(await read({ date: '2028-02-29' })).toContain('# Tuesday 29 February 2028');
  });

  it.each(['2026-02-30', '2026-04-31', '2027-02-29', '2026-00-10'])('O-31: has nothing for %s', async (date) => {
    expect(await ask('saints_of_the_day', { date })).toEqual([{ kind: 'text', text: 'No martyrology data found.' }]);
    expect(await ask('saints_of_the_day', date)).toEqual([{ kind: 'text', text: 'No martyrology data found.' }]);
  });

  it('names the celebration of a country', async () => {
    const [text = ''] = textsOf(await ask('saints_of_the_day', '2026-03-17', { calendar: 'ireland' }));
    expect(text).toContain('Celebrated: **Saint Patrick, Bishop** (solemnity');
    expect(text).toContain('Calendar of Ireland.');
    expect(await read('2026-03-17')).not.toContain('Calendar of');
  });

  it('refuses a date that is no text', async () => {
    expect(await errorOf('saints_of_the_day', { date: 20260319 })).toMatchObject({ code: -32602, data: { field: 'data.date' } });
    expect((await errorOf('saints_of_the_day', {})).code).toBe(-32602);
  });
});
