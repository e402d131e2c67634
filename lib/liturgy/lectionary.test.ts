import { describe, expect, it } from 'vitest';
import { liturgicalDay } from './calendar';
import { ownReadings, readingsOf } from './lectionary';

const masses = async (date: string) => readingsOf(await liturgicalDay(date)).masses;

async function slots(date: string): Promise<Record<string, string>> {
  const [mass] = await masses(date);
  return Object.fromEntries((mass?.readings ?? []).map(({ slot, reference }) => [slot, reference]));
}

describe('readings of a day', () => {
  it('follow the Sunday cycle of the liturgical year', async () => {
    expect(await slots('2026-11-29')).toMatchObject({ first: 'Is 63:16b-17, 19b; 64:2b-7', gospel: 'Mk 13:33-37' });
    expect(await slots('2025-11-30')).toMatchObject({ first: 'Is 2:1-5', gospel: 'Mt 24:37-44' });
    expect(await slots('2024-12-01')).toMatchObject({ first: 'Jer 33:14-16', gospel: 'Lk 21:25-28, 34-36' });
  });

  it('follow the weekday cycle and the Sunday cycle on weekdays', async () => {
    expect((await slots('2025-11-29'))['first']).toBe('Dan 7:15-27');
    expect((await slots('2026-11-28'))['first']).toBe('Rev 22:1-7');
    expect((await slots('2025-12-01'))['first']).toBe('Is 4:2-6');
    expect((await slots('2026-11-30'))['first']).toBe('Rom 10:9-18');
  });

  it('end with the verse that stands apart', async () => {
    expect((await slots('2028-09-18'))['first']).toBe('1 Cor 11:17-26, 33');
  });

  it('are those of the weekday on a memorial', async () => {
    const [mass] = await masses('2026-12-07');
    expect(mass).toMatchObject({ key: 'day', source: 'weekday' });
    expect((await slots('2026-12-07'))['first']).toBe('Is 35:1-10');
  });

  it('take the proper slots of a memorial and leave the others', async () => {
    const [mass] = await masses('2026-08-29');
    expect(mass?.readings.find(({ slot }) => slot === 'gospel')).toMatchObject({ reference: 'Mk 6:17-29', proper: true });
    expect(mass?.readings.find(({ slot }) => slot === 'first')?.proper).toBeUndefined();
  });

  it('are those of the Lenten weekday when a saint is commemorated', async () => {
    const day = await liturgicalDay('2026-03-07');
    expect(readingsOf(day).masses[0]).toMatchObject({ source: 'proper' });
    expect((await slots('2026-03-07'))['gospel']).toBe('Lk 15:1-3, 11-32');
  });

  it('belong to the feast that replaces a Sunday', async () => {
    expect((await slots('2025-11-09'))['gospel']).toBe('Jn 2:13-22');
    expect((await slots('2025-11-02'))['gospel']).toBe('Jn 6:37-40');
  });

  it('belong to a solemnity that romcal loses', async () => {
    expect((await slots('2022-06-23'))['gospel']).toBe('Lk 1:57-66, 80');
    expect((await slots('2030-06-29'))['gospel']).toBe('Mt 16:13-19');
  });
});

describe('days with several Masses', () => {
  it('keep them apart at Christmas, the day first', async () => {
    expect((await masses('2026-12-25')).map(({ key }) => key)).toEqual(['day', 'vigil', 'night', 'dawn']);
    expect((await masses('2026-12-24')).map(({ key }) => key)).toEqual(['day']);
    expect((await masses('2027-06-24')).map(({ key }) => key)).toEqual(['day', 'vigil']);
  });

  it('give the Easter Vigil with seven readings and an epistle, and Easter Sunday by itself', async () => {
    const [vigil] = await masses('2027-03-27');
    expect(vigil?.key).toBe('vigil');
    expect(vigil?.readings.map(({ slot }) => slot).filter((slot) => slot !== 'psalm')).toEqual([
      'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'epistle', 'gospel',
    ]);
    expect(vigil?.readings.filter(({ slot }) => slot === 'psalm')).toHaveLength(8);
    expect((await slots('2027-03-28'))['gospel']).toBe('Jn 20:1-9');
  });

  it('say the colour of a Mass only where it is not the day’s: the Vigil on Holy Saturday', async () => {
    expect((await liturgicalDay('2027-03-27')).celebrations[0].colour).toBe('violet');
    expect((await masses('2027-03-27')).map(({ key, colour }) => [key, colour])).toEqual([['vigil', 'white']]);
    for (const date of ['2026-12-25', '2027-06-24', '2027-03-25', '2027-03-28', '2026-11-02']) {
      expect((await masses(date)).map(({ colour }) => colour).filter(Boolean), date).toEqual([]);
    }
  });

  it('give the Lord’s Supper first on Holy Thursday, and four Masses for All Souls', async () => {
    expect((await masses('2027-03-25')).map(({ key }) => key)).toEqual(['evening', 'chrism']);
    expect((await slots('2027-03-25'))['gospel']).toBe('Jn 13:1-15');
    expect((await masses('2026-11-02')).map(({ key }) => key)).toEqual(['day', 'option-2', 'option-3', 'option-4']);
  });

  it('are those of All Souls, not the Sunday’s, where it falls on one', async () => {
    for (const sunday of ['2025-11-02', '2031-11-02']) {
      const found = await masses(sunday);
      expect(found.map(({ key, source }) => [key, source])).toEqual(['day', 'option-2', 'option-3', 'option-4'].map((key) => [key, 'proper']));
      expect(found.every(({ readings }) => readings.some(({ slot }) => slot === 'second'))).toBe(true);
    }
    expect((await slots('2025-11-02'))['gospel']).toBe((await slots('2026-11-02'))['gospel']);
  });

  it('carry the procession, the short form and alternatives', async () => {
    const [palm] = await masses('2026-03-29');
    expect(palm?.readings[0]).toMatchObject({ slot: 'procession', reference: 'Mt 21:1-11' });
    expect(palm?.readings.find(({ slot }) => slot === 'gospel')?.short?.reference).toBe('Mt 27:11-54');
    const [easter] = await masses('2026-04-05');
    expect(easter?.readings.find(({ slot }) => slot === 'second')?.alternatives?.[0]?.reference).toBe('1 Cor 5:6b-8');
  });

  it('offer year A for the Baptism of the Lord in year B, with one reading when it is a Monday', async () => {
    expect((await masses('2027-01-10')).map(({ key }) => key)).toEqual(['day', 'year-a']);
    expect(await slots('2027-01-10')).toHaveProperty('second');
    const friday = await masses('2022-12-30');
    expect(friday[0]?.readings.map(({ slot }) => slot)).not.toContain('second');
    expect(friday[0]?.readings[0]?.alternatives?.length).toBeGreaterThan(0);
  });
});

describe('numbering', () => {
  it('gives the place in an English-numbered Bible beside the official one', async () => {
    const [mass] = await masses('2026-11-29');
    expect(mass?.readings[0]?.textReference).toBe('Is 63:16b-17; 64:1, 3b-8');
    expect(mass?.readings.at(-1)?.textReference).toBe('Mk 13:33-37');
  });
});

describe('own readings of a saint', () => {
  it('come from the commons where there is no set, in Easter Time with a first reading of the New Testament', async () => {
    const day = await liturgicalDay('2026-04-28');
    const louis = day.celebrations.find(({ id }) => id === 'louis_grignion_de_montfort_priest');
    if (!louis) throw new Error('not on this day');
    const own = ownReadings(louis, day);
    expect(own?.source).toBe('commons');
    expect(own?.readings[0]).toMatchObject({ slot: 'first', reference: 'Acts 13:46-49' });
    expect(own?.readings.map(({ slot }) => slot)).not.toContain('second');
  });

  it('are undefined where nothing is known', async () => {
    const day = await liturgicalDay('2026-04-28');
    expect(ownReadings({ id: 'nobody', rank: 'feast', colour: 'white', colours: ['white'] }, day)).toBeUndefined();
  });
});
