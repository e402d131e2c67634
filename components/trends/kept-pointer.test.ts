import { describe, expect, it } from 'vitest';
import { isOver, keepPointer, partOf } from './kept-pointer';

function kept(events: [type: string, pointerType: string, clientX: number][]) {
  const [target, left] = [new EventTarget(), new AbortController()];
  const last = keepPointer(target, left.signal);
  for (const [type, pointerType, clientX] of events) target.dispatchEvent(Object.assign(new Event(type), { pointerType, clientX, clientY: 5 }));
  return { target, left, last };
}

describe('the first touch of a chart that is not there yet', () => {
  it.each<[string, [string, string, number][], number | undefined]>([
    ['a tap', [['pointerdown', 'touch', 40], ['pointerleave', 'touch', 40]], 40],
    ['a finger that moves on', [['pointerdown', 'touch', 40], ['pointermove', 'touch', 90], ['pointerleave', 'touch', 90]], 90],
    ['a finger that scrolls', [['pointerdown', 'touch', 40], ['pointercancel', 'touch', 40], ['pointerleave', 'touch', 40]], undefined],
    ['a mouse that rests', [['pointermove', 'mouse', 7]], 7],
    ['a mouse that has left', [['pointermove', 'mouse', 7], ['pointerleave', 'mouse', 7]], undefined],
    ['nothing', [], undefined],
  ])('is %s', (_name, events, expected) => {
    const place = kept(events).last();
    expect(place?.clientX).toBe(expected);
    expect(place?.isMouse).toBe(expected === undefined ? undefined : events[0]?.[1] === 'mouse');
  });

  it('is heard no more once the chart is there', () => {
    const { target, left, last } = kept([['pointerdown', 'touch', 40]]);
    left.abort();
    target.dispatchEvent(Object.assign(new Event('pointerdown'), { clientX: 99, clientY: 0 }));
    expect(last()?.clientX).toBe(40);
  });
});

it.each([[100, 0], [150, 0.5], [200, 1], [40, 0], [900, 1]])('a pointer at %i is part %d of what reaches from 100 to 200', (x, part) => expect(partOf(x, { left: 100, width: 100 })).toBe(part));

it.each([[10, 10, true], [20, 30, true], [15, 20, true], [9, 20, false], [21, 20, false], [15, 9, false], [15, 31, false]])('a pointer at %i, %i is over a box from 10, 10 to 20, 30: %s', (clientX, clientY, expected) =>
  expect(isOver({ clientX, clientY, isMouse: true }, { left: 10, right: 20, top: 10, bottom: 30 })).toBe(expected));
