import { describe, expect, it } from 'vitest';
import { liturgicalDay } from '@/lib/liturgy/calendar';
import { easterVigilBefore, movedFrom, neighbourDay, vigilTonight } from './neighbours';

describe('what a day has to do with its neighbours', () => {
  it('stops at the ends of the calendar', async () => {
    expect(await neighbourDay('1970-01-01', -1)).toBeUndefined();
    expect(await neighbourDay('2100-12-31', 1)).toBeUndefined();
    expect((await neighbourDay('2026-12-31', 1))?.date).toBe('2027-01-01');
  });

  it.each([
    ['2026-06-23', '2026-06-24'],
    ['2026-12-24', '2026-12-25'],
    ['2026-12-01', undefined],
    ['2027-03-26', undefined],
  ])('the evening of %s has the vigil Mass of %s (O-35)', async (date, of) => {
    expect(vigilTonight(await neighbourDay(date, 1))?.date).toBe(of);
  });

  it('leads from Easter Sunday to the night before', async () => {
    const easter = await liturgicalDay('2027-03-28');
    expect(easterVigilBefore(easter, await neighbourDay('2027-03-28', -1))?.date).toBe('2027-03-27');
    expect(easterVigilBefore(await liturgicalDay('2027-03-29'), easter)).toBeUndefined();
  });

  it.each([
    ['2027-03-25', '2027-04-05'],
    ['2028-03-19', '2028-03-20'],
    ['2024-03-25', '2024-04-08'],
    ['2026-03-19', undefined],
  ])('the celebration of %s is kept on %s (O-13, O-32)', async (date, to) => {
    expect((await movedFrom(date))?.date).toBe(to);
  });
});
