import { expect, it } from 'vitest';
import { inCalendar } from './in-calendar';

it.each([
  ['/calendar/2026-03', null, '/calendar/2026-03'],
  ['/calendar/2026-03', 'germany', '/calendar/2026-03?calendar=germany'],
  ['/calendar/2026-12-25?mass=night', 'general.ascension', '/calendar/2026-12-25?mass=night&calendar=general.ascension'],
  ['/calendar/2026-03-19?calendar=france#saints', 'malta', '/calendar/2026-03-19?calendar=malta#saints'],
  ['/calendar', 'a&b=c', '/calendar?calendar=a%26b%3Dc'],
])('%s in %s is %s', (href, calendar, expected) => expect(inCalendar(href, calendar)).toBe(expected));
