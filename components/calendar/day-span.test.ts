import { describe, expect, it } from 'vitest';
import { routing } from '@/lib/i18n/routing';
import { daySpan } from './day-span';

const plain = (text: string) => text.replace(/\u00A0/g, ' ');
const inAll = (first: string, last: string) => routing.locales.map((locale) => [locale, plain(daySpan(first, last, locale))]);

describe('days from one to another', () => {
  it('name their month once', () =>
    expect(Object.fromEntries(inAll('2026-12-01', '2026-12-07'))).toEqual({
      en: '1 to 7 December', de: '1. bis 7. Dezember', fr: 'du 1er au 7 décembre', hu: 'december 1–7.', zh: '12月1日至7日', mt: '1–7 ta’ Diċembru',
    }));

  it('name both months, over the end of a year too', () =>
    expect(Object.fromEntries(inAll('2026-12-29', '2027-01-04'))).toEqual({
      en: '29 December to 4 January', de: '29. Dezember bis 4. Januar', fr: 'du 29 décembre au 4 janvier', hu: 'december 29. – január 4.', zh: '12月29日至1月4日', mt: '29 ta’ Diċembru – 4 ta’ Jannar',
    }));

  it('are one day alone', () => expect(daySpan('2100-12-31', '2100-12-31', 'de')).toBe('31.\u00A0Dezember'));
});
