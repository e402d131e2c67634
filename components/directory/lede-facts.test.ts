import { describe, expect, it } from 'vitest';
import zh from '@/lib/i18n/messages/zh.json';
import { ledeFacts, readReign } from './lede-facts';

describe('ledeFacts', () => {
  it('says titles, years and feast of a saint', () => {
    const saint = { primary_name: 'T', titles: ['virgin', 'doctor of the church'], canonical_status: 'saint', birth_date: '1873-01-02', death_date: '1897-09-30', feast_day: '10-01' };
    expect(ledeFacts('saints', saint)).toEqual({ phrases: [{ say: 'terms', terms: ['virgin', 'doctor of the church'] }, { say: 'years', from: '1873', to: '1897' }], feast: '10-01' });
  });

  it('has nothing to say where only the status is known, which stands above the name', () => expect(ledeFacts('saints', { primary_name: 'X', canonical_status: 'saint' })).toEqual({ phrases: [] }));
  it('keeps it that a year is approximate', () => {
    expect(ledeFacts('saints', { primary_name: 'X', birth_date: '1100', birth_date_approximate: true }).phrases).toEqual([{ say: 'years', from: '1100~', to: undefined }]);
  });
  it('does not guess at dates in words', () => expect(ledeFacts('saints', { primary_name: 'X', birth_date: 'about 340', death_date: { year: 420 } }).phrases).toEqual([]));

  it('says which pope and how long', () => {
    expect(ledeFacts('popes', { primary_name: 'P', ordinal: '265', pontificate: { start: '2005-04-19', end: '2013-02-28' }, birth_name: 'Joseph Ratzinger' })).toEqual({
      phrases: [{ say: 'nthPope', n: 265 }, { say: 'reign', start: '2005-04-19', end: '2013-02-28' }], birthName: 'Joseph Ratzinger',
    });
  });
  it.each(['I', '', null, 0, {}])('does not number a pope %j', (ordinal) => expect(ledeFacts('popes', { primary_name: 'P', ordinal, pontificate: '100-110' }).phrases).toEqual([]));

  it('calls the head of a province a metropolitan see', () => {
    const see = { primary_name: 'M', province: 'Manila', is_metropolitan_see: true, country: 'Philippines', country_code: 'PH', rite: 'Latin', erected: '1579-02-06' };
    expect(ledeFacts('dioceses', see).phrases).toEqual([
      { say: 'metropolitan', province: 'Manila' }, { say: 'country', name: 'Philippines', code: 'PH' }, { say: 'rite', rite: 'Latin' }, { say: 'erected', year: '1579' },
    ]);
    expect(ledeFacts('dioceses', { primary_name: 'S', province: 'Manila' }).phrases).toEqual([{ say: 'inProvince', province: 'Manila' }]);
  });

  it('says of a cardinal when he was created, of a bishop since when he is one', () => {
    expect(ledeFacts('clergy', { primary_name: 'C', title: 'Cardinal', elevated_cardinal: '2012-11-24', became_bishop: '2001-12-12' }).phrases).toEqual([
      { say: 'terms', terms: ['Cardinal'] }, { say: 'cardinalSince', year: '2012' },
    ]);
    expect(ledeFacts('clergy', { primary_name: 'B', title: 'Bishop', became_bishop: '2001' }).phrases).toContainEqual({ say: 'bishopSince', year: '2001' });
  });
});

describe('the messages of the introduction', () => {
  // Years of a life are written by the language's own rule; these come as bare digits.
  it.each(['cardinalSince', 'bishopSince', 'erected'] as const)('Chinese: a bare year of "%s" is called a year', (key) => expect(zh.directory.lede[key]).toContain('{year}年'));
});

describe('readReign', () => {
  it('takes the names that agents may use, and an open end', () => {
    expect(readReign({ from: '0100', until: '0110' })).toEqual({ start: '0100', end: '0110' });
    expect(readReign({ start: '2025-05-08', end: null })).toEqual({ start: '2025-05-08' });
  });
  it.each(['2005–2013', null, { start: 'spring' }, []])('leaves %j to be shown as sent', (value) => expect(readReign(value)).toBeUndefined());
});
