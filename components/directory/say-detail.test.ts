import { describe, expect, it } from 'vitest';
import { sayDetail } from './say-detail';

const lede = Object.assign((key: string, { year }: { year: string }) => `${key} ${year}`, { has: () => true });
const terms = Object.assign((key: string) => key, { has: () => false });
type Said = Parameters<typeof sayDetail>[1];
const say = (detail: string, locale: Said['locale']) => sayDetail(detail, { terms, lede, locale } as unknown as Said).replaceAll('\u00A0', ' ');

describe('years that tell namesakes apart', () => {
  it.each([
    ['1873–1897', '1873–1897', '1873–1897年'], ['c. 347 – 420', 'um 347 – 420', '约347年 – 420年'], ['347~–420', 'um 347 – 420', '约347年 – 420年'],
    ['1100 – c. 1171', '1100 – um 1171', '1100年 – 约1171年'], ['† c. 304', 'diedYear um 304', 'diedYear 约304年'], ['died 304', 'diedYear 304', 'diedYear 304年'], ['born c. 347', 'bornYear um 347', 'bornYear 约347年'],
    ['c. 304', 'um 304', '约304年'], ['2025–', '2025–', '2025–'], ['Lima – 1950', 'Lima – 1950', 'Lima – 1950'],
  ])('"%s" is as exact in German and Chinese', (detail, german, chinese) => {
    expect(say(detail, 'de')).toBe(german);
    expect(say(detail, 'zh')).toBe(chinese);
  });
});
