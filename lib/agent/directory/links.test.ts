import { describe, expect, it } from 'vitest';
import { personById } from './clergy';
import { dioceseById, dioceses } from './dioceses';
import { bishopOfSee, cardinalsCreatedBy, creatorOf, patronsOf, saintRecordOf, seeOfBishop } from './links';
import { popeById } from './popes';
import { metropolitanOf, suffragansOf } from './provinces';
import { oldSaintIds } from './old-saint-ids';
import { saintById } from './saints';
import { saintsOnDay } from './saints-on-day';
import { seesWithStatistics, statisticsOf } from './statistics';

/** The value, or a failed test. */
function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('not in the data');
  return value;
}

describe('links between the directories', () => {
  it('join a see and its bishop only where both records say so', () => {
    const madrid = known(dioceseById('madrid_es'));
    expect(bishopOfSee(madrid)?.primary_name).toBe('José Cobo Cano');
    expect(seeOfBishop(known(bishopOfSee(madrid)))).toBe(madrid);
    expect(bishopOfSee(known(dioceseById('dworc')))).toBeUndefined();
    for (const see of dioceses().values()) expect(bishopOfSee(see)?.primary_name ?? see.current_bishop).toBe(see.current_bishop);
  });

  it('join a see and a patron only where his name tells of the place', () => {
    expect(patronsOf(known(dioceseById('firenz_it')))).toEqual([{ name: 'Saint Zenobius' }, { name: 'Saint Antoninus', saint_id: 'antoninus-of-florence' }]);
    expect(patronsOf(known(dioceseById('dmaml')))).toEqual([{ name: 'Immaculate Conception' }]);
    expect(patronsOf(known(dioceseById('madrid_es')))).toEqual([]);
  });

  it('join a metropolitan and his suffragans, both ways', () => {
    const manila = known(dioceseById('dmaml'));
    expect(suffragansOf(manila).map((see) => see.see_name)).toEqual([...known(manila.suffragans)].sort());
    for (const see of suffragansOf(manila)) expect(metropolitanOf(see)).toBe(manila);
    expect(metropolitanOf(known(dioceseById('dworc')))?.source_code).toBe('boston_us');
    expect(metropolitanOf(manila)).toBeUndefined();
  });

  it('join popes with their cardinals and their sainthood', () => {
    const tagle = known(personById('luis-antonio-tagle'));
    const benedict = known(creatorOf(tagle));
    expect(benedict.pope_id).toBe('benedict-xvi');
    expect(cardinalsCreatedBy(benedict)).toContain(tagle);
    const leo = known(popeById('leo-i'));
    expect(saintRecordOf(leo)?.saint_id).toBe('pope-leo-i');
    expect(saintRecordOf(benedict)).toBeUndefined();
  });

  it('give the saints of a day, the well-known first and the bare entries last', () => {
    expect(saintsOnDay(3, 19)[0]?.saint_id).toBe('joseph-spouse-of-mary');
    expect(saintsOnDay(10, 4)[0]?.saint_id).toBe('francis-of-assisi');
    expect(saintsOnDay(2, 29).length).toBeGreaterThan(0);
    expect(saintsOnDay(2, 30)).toEqual([]);
    const bare = saintsOnDay(10, 4).map((saint) => saint.record_type === 'martyrology-entry');
    expect(bare).toEqual(bare.toSorted());
  });

  it('name every person once a day, whatever id is asked for', () => {
    expect(saintsOnDay(9, 29).filter((saint) => saint.primary_name.startsWith('Michael')).map((saint) => saint.saint_id)).toEqual(['michael']);
    for (const [old, kept] of oldSaintIds()) {
      expect(saintById(old)?.saint_id, old).toBe(kept);
      expect(saintById(kept), kept).toBe(saintById(old));
    }
  });

  it('give the yearly figures of a see, earliest first', () => {
    const years = statisticsOf('dworc').map((row) => row.year);
    expect(years).toHaveLength(known(dioceseById('dworc')).statistics_years ?? 0);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
    expect(statisticsOf('no-such-see')).toEqual([]);
    expect(seesWithStatistics()).toHaveLength(161);
  });
});
