import { afterEach, describe, expect, it, vi } from 'vitest';
import { calendarIds } from './national-calendars';
import { keepsEpiphany, romcalYear } from './romcal-year';

type Holder = typeof globalThis & { romcalInstances?: Map<string, WeakRef<Promise<unknown>>> };

afterEach(() => vi.restoreAllMocks());

describe('a year of romcal', () => {
  it.each(calendarIds)('of %s has Epiphany where the country keeps it, at the first computing', async (calendar) => {
    const wrong = vi.spyOn(console, 'error').mockReturnValue(undefined);
    for (const year of [2024, 2026]) await romcalYear(year, calendar);
    expect(wrong).not.toHaveBeenCalled();
  });

  it('is told from one that was computed for the other day', async () => {
    const [fixed, moved] = [await romcalYear(2025, 'italy'), await romcalYear(2025, 'united-states')];
    expect([keepsEpiphany(fixed, 2025, false), keepsEpiphany(fixed, 2025, true)]).toEqual([true, false]);
    expect([keepsEpiphany(moved, 2025, true), keepsEpiphany(moved, 2025, false)]).toEqual([true, false]);
  });

  it('is computed anew where an instance has it wrong, and the log says so', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await romcalYear(2025, 'italy');
    const instances = (globalThis as Holder).romcalInstances;
    const ofItaly = instances?.get('italy false')?.deref();
    if (!ofItaly) throw new Error('no instance of Italy is kept');
    instances?.set('united-states true', new WeakRef(ofItaly));
    expect(keepsEpiphany(await romcalYear(2031, 'united-states'), 2031, true)).toBe(true);
    expect(said).toHaveBeenCalledOnce();
    instances?.clear();
  });
});
