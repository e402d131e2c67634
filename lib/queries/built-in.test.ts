import { describe, expect, it } from 'vitest';
import { isKnownPage } from './built-in';

describe('isKnownPage', () => {
  it.each([
    '/saints/jerome', '/saints/therese-of-lisieux/', '/popes/benedict-xvi', '/dioceses/dmaml', '/clergy/luis-antonio-tagle',
    '/documents/john-3', '/documents/ccc-1324-1327', '/documents/lumen-gentium',
  ])('knows %s', (path) => expect(isKnownPage(path)).toBe(true));

  it.each([
    '/saints/no-such-saint-zzz', '/dioceses/zzzzz', '/popes/pius-xiii', '/clergy/nobody', '/documents/999999999', '/documents/ccc-3000',
    '/saints/%E0%A4%A', '/saints/constructor', '/saints/JEROME%00',
  ])('does not know %s', (path) => expect(isKnownPage(path)).toBe(false));

  it('decodes an id exactly once', () => {
    expect(isKnownPage('/saints/%6Aerome')).toBe(true);
    expect(isKnownPage('/saints/%256Aerome')).toBe(false);
  });

  it('finds a pope among the popes, not under his birth name among the clergy', () => {
    expect(isKnownPage('/clergy/jorge-mario-bergoglio')).toBe(false);
    expect(isKnownPage('/popes/francis')).toBe(true);
  });

  it.each(['/', '/saints', '/saints/', '/ask', '/calendar/2026-03', '/saints/a/b', '/constructor/x', '/nowhere/x'])('leaves %s to the router', (path) =>
    expect(isKnownPage(path)).toBe(true),
  );
});
