import { expect, it, vi } from 'vitest';
import { drawPlace } from './place-map';

it.each([['Manila', 14.59, 120.98], ['Rome', 41.9, 12.45], ['Auckland, beside the line of the date', -36.85, 174.76], ['Malta', 35.9, 14.5], ['Suva', -18.14, 178.44], ['the North Pole', 90, 0]])(
  'a map of %s is drawn small, without asking anybody',
  async (_place, latitude, longitude) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const map = await drawPlace(latitude, longitude);
    expect(map).toMatch(/^<svg [^>]*viewBox="0 0 320 200"/);
    expect(map).not.toMatch(/NaN|Infinity|undefined|<text|href/);
    expect(map.length).toBeLessThan(60_000);
    expect(fetched).not.toHaveBeenCalled();
  },
);

it('marks the country in which the place lies, and none at sea', async () => {
  const shapes = async (latitude: number, longitude: number) => (await drawPlace(latitude, longitude)).match(/<path /g)?.length;
  expect(await shapes(41.9, 12.6)).toBe(3);
  expect(await shapes(39.9, 12.6)).toBe(2);
});
