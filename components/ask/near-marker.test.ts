import { describe, expect, it } from 'vitest';
import { placeNear } from './near-marker';

const screen = { width: 1_000, height: 800 };
const card = { width: 300, height: 200 };
const at = (left: number, top: number) => ({ left, top, width: 10, height: 20 });

describe('the card of a marker', () => {
  it('stands under the middle of its marker', () => {
    expect(placeNear(at(500, 100), card, screen)).toMatchObject({ left: 355, top: 130 });
  });

  it('stands above where there is no room below', () => {
    expect(placeNear(at(500, 700), card, screen)).toMatchObject({ top: 490 });
  });

  it.each([0, 990])('keeps inside the screen at %i', (left) => {
    const place = placeNear(at(left, 100), card, screen);
    expect(place.left).toBeGreaterThanOrEqual(12);
    expect(place.left + card.width).toBeLessThanOrEqual(988);
  });

  it('never covers its marker, however high it is', () => {
    for (let top = 0; top < 800; top += 50) {
      const place = placeNear(at(500, top), { width: 300, height: 2_000 }, screen);
      const bottom = place.top + place.maxHeight;
      expect(bottom <= top || place.top >= top + 20).toBe(true);
      expect(place.top).toBeGreaterThanOrEqual(12);
      expect(bottom).toBeLessThanOrEqual(788);
    }
  });
});
