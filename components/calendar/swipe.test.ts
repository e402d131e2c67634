import { afterEach, expect, it, vi } from 'vitest';
import { swipeOf } from './swipe';

const touch = (x: number, y: number, at: number, fingers = 0) => ({ changedTouches: [{ clientX: x, clientY: y }], touches: { length: fingers }, timeStamp: at }) as unknown as TouchEvent;

function swiped(from: [number, number], to: [number, number], ms: number, fingers = 1, direction = 'ltr'): string | undefined {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('getComputedStyle', () => ({ direction }));
  let found: string | undefined;
  const { start, end } = swipeOf((way) => { found = way; });
  start(touch(...from, 0, fingers));
  end(touch(...to, ms));
  return found;
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['to the left', [300, 100], [180, 110], 200, 1, 'ltr', 'next'], ['to the right', [100, 100], [240, 90], 200, 1, 'ltr', 'previous'],
  ['to the left, from right to left', [300, 100], [180, 110], 200, 1, 'rtl', 'previous'], ['too short', [300, 100], [260, 100], 200, 1, 'ltr', undefined],
  ['a scroll', [300, 100], [220, 400], 200, 1, 'ltr', undefined], ['too slow, as a selection is', [300, 100], [100, 100], 1500, 1, 'ltr', undefined], ['two fingers', [300, 100], [100, 100], 200, 2, 'ltr', undefined],
] as const)('a movement %s', (_name, from, to, ms, fingers, direction, expected) => {
  expect(swiped([...from], [...to], ms, fingers, direction)).toBe(expected);
});

it('a movement about an enlarged page turns none', () => {
  vi.stubGlobal('visualViewport', { scale: 2 });
  expect(swiped([300, 100], [180, 110], 200)).toBeUndefined();
  vi.stubGlobal('visualViewport', { scale: 1 });
  expect(swiped([300, 100], [180, 110], 200)).toBe('next');
});
