import { execFileSync } from 'node:child_process';
import { sync, type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar-file';

const made = new Date('2026-12-01T10:00:00Z');
const event = (given: Partial<CalendarEvent>): CalendarEvent => ({ uid: 'a@b', date: '2026-03-19', title: 'Saint Joseph', description: 'Solemnity', url: 'https://site.example/calendar/2026-03-19', ...given });
const file = (events: CalendarEvent[]) => calendarFile({ name: 'Calendar: March 2026 · General Roman Calendar', language: 'en', events, made });
const parsed = (text: string) => Object.values(sync.parseICS(text)).filter((one): one is VEvent => one?.type === 'VEVENT');

const odd = 'Commas, semicolons; back\\slash "quotes" and a line\nbreak: Szent József, ħ ġ 圣若瑟 🕊 — a text that is much longer than the seventy-five octets that a line may have';

describe('a calendar file', () => {
  it('gives a program that we did not write the very texts, the address, and a whole day', () => {
    const [only] = parsed(file([event({ title: odd, description: `${odd}\n${odd}`, uid: '2026-03-19.general@site.example' })]));
    expect(only?.summary).toBe(odd);
    expect(only?.description).toBe(`${odd}\n${odd}`);
    expect(only?.uid).toBe('2026-03-19.general@site.example');
    expect(only?.datetype).toBe('date');
    expect(only?.url).toMatchObject({ val: 'https://site.example/calendar/2026-03-19' });
  });

  it.each(['2026-01-01', '2026-12-31', '2028-02-29', '2026-03-29', '2026-10-25', '1970-01-01', '2100-12-31'])('writes %s as that date and no other', (date) => {
    const text = file([event({ date })]);
    expect(text).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}\r\n`);
    const [only] = parsed(text);
    expect([only?.start?.getFullYear(), only?.start?.getMonth(), only?.start?.getDate()]).toEqual(date.split('-').map((part, index) => Number(part) - (index === 1 ? 1 : 0)));
  });

  it.each(['America/Los_Angeles', 'Pacific/Auckland', 'Pacific/Kiritimati', 'UTC'])('writes the same on a server in %s', (zone) => {
    const code = "import('./lib/liturgy/calendar-file.ts').then((made) => console.log((made.default ?? made).calendarFile({ name: 'n', language: 'en', made: new Date(0), events: [{ uid: 'u', date: '2026-03-08', title: 't', description: 'd', url: 'https://e.example/' }] })))";
    const out = execFileSync(process.execPath, ['--import', 'tsx', '-e', code], { env: { ...process.env, TZ: zone }, encoding: 'utf8' });
    expect(out).toContain('DTSTART;VALUE=DATE:20260308');
  });

  it('keeps to the form: lines end with CR and LF and are at most 75 octets, and no event makes anybody busy', () => {
    const text = file([event({ title: odd }), event({ uid: 'c@d', date: '2026-03-20' })]);
    const lines = text.split('\r\n');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.match(/TRANSP:TRANSPARENT/g)).toHaveLength(2);
    expect(parsed(text)).toHaveLength(2);
  });

  it('refuses what is no date', () => {
    expect(() => file([event({ date: '2026-02-30' })])).toThrow(RangeError);
  });
});
