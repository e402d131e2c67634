import { describe, expect, it } from 'vitest';
import { currentOf, sections } from './sections';

const current = (pathname: string) => sections.flatMap((section) => (currentOf(section, pathname) ? [`${section.key} ${currentOf(section, pathname)}`] : []));

describe('currentOf', () => {
  it.each([
    ['/', []],
    ['/calendar', ['calendar page']],
    ['/calendar/2026-03-19', ['calendar true']],
    ['/saints/jerome', ['directory true']],
    ['/dioceses', ['directory true']],
    ['/askew', []],
    ['/about', []],
  ])('%s', (pathname, expected) => {
    expect(current(pathname)).toEqual(expected);
  });
});
