import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { firstPaintScript } from './first-paint';

/** Runs the script in a small page; returns what it wrote. */
function paint(page: { stored?: string | 'refused'; reading?: string; deviceIsDark?: boolean; cookie?: string; Temporal?: object; Intl?: object }) {
  const dataset: Record<string, string> = {};
  const document = { documentElement: { dataset }, cookie: page.cookie ?? '' };
  const localStorage = {
    getItem(key: string) {
      if (page.stored === 'refused') throw new Error('refused');
      return (key === 'reading' ? page.reading : page.stored) ?? null;
    },
  };
  const media = { matches: page.deviceIsDark ?? false, listener: () => {}, addEventListener(_: string, listener: () => void) { this.listener = listener; } };
  runInNewContext(firstPaintScript, { document, localStorage, location: { protocol: 'https:' }, matchMedia: () => media, Intl: page.Intl ?? Intl, Temporal: page.Temporal, Date });
  return { dataset, cookie: document.cookie, media };
}

describe('the script before the first paint', () => {
  it.each([
    [{}, 'device', 'light'],
    [{ deviceIsDark: true }, 'device', 'dark'],
    [{ stored: 'light', deviceIsDark: true }, 'light', 'light'],
    [{ stored: 'dark' }, 'dark', 'dark'],
    [{ stored: 'sepia', deviceIsDark: true }, 'sepia', 'sepia'],
    [{ stored: 'mauve' }, 'device', 'light'],
    [{ stored: 'refused', deviceIsDark: true }, 'device', 'dark'],
  ])('%j is %s, %s', (page, appearance, theme) => {
    expect(paint(page).dataset).toMatchObject({ appearance, theme });
  });

  it('follows the device while nothing is chosen', () => {
    const { media, dataset } = paint({});
    media.matches = true;
    media.listener();
    expect(dataset.theme).toBe('dark');
  });

  it.each([
    ['size-large face-sans', 'size-large face-sans'],
    ['<img onerror=x>', undefined],
    ['x'.repeat(200), undefined],
    [undefined, undefined],
  ])('sets texts as they were kept: %s', (reading, written) => {
    expect(paint({ reading }).dataset.reading).toBe(written);
  });

  it('writes the date of the reader and keeps the zone for a year', () => {
    const { dataset, cookie } = paint({});
    const now = new Date();
    const here = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
    expect(dataset.today).toBe(here);
    expect(cookie).toBe('tz=America%2FLos_Angeles; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  });

  it('asks Temporal for the zone where it is known, and does not touch Intl, which is slow to wake', () => {
    expect(paint({ Temporal: { Now: { timeZoneId: () => 'Pacific/Auckland' } }, Intl: {} }).cookie).toMatch(/^tz=Pacific%2FAuckland; /);
  });

  it('does not set a cookie again that is right', () => {
    expect(paint({ cookie: 'a=b; tz=America%2FLos_Angeles' }).cookie).toBe('a=b; tz=America%2FLos_Angeles');
  });
});
