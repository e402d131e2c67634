import jsQR from 'jsqr';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** The pixels of a drawing of squares on a white ground, as a camera would see it. */
function pixelsOf(svg: string): { data: Uint8ClampedArray; size: number } {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, left, top, width, height] of svg.matchAll(/M(\d+),(\d+)h(\d+)v(\d+)/g)) {
    for (let y = Number(top); y < Number(top) + Number(height); y += 1) {
      for (let x = Number(left); x < Number(left) + Number(width); x += 1) data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  return { data, size };
}

it.each([
  ['saints', 'jerome', 'de', 'https://site.example/de/saints/jerome'],
  ['dioceses', 'a/b%', 'en', 'https://site.example/dioceses/a%2Fb%25'],
  ['popes', 'x', 'nonsense', 'https://site.example/popes/x'],
])('the code of %s %s in %s is read as the public address by another program', async (kind, id, lang, address) => {
  vi.stubEnv('SITE_URL', 'https://site.example');
  const { GET } = await import('./route');
  const response = await GET(new Request(`http://inner:3000/preview/${kind}/${id}/qr?lang=${lang}`), { params: Promise.resolve({ kind, id }) });
  expect(response.headers.get('content-type')).toContain('image/svg+xml');
  const { data, size } = pixelsOf(await response.text());
  expect(jsQR(data, size, size)?.data).toBe(address);
});

it.each([['nobody', 'x'], ['saints', ''], ['saints', 'x'.repeat(300)]])('is 404 for %s %s', async (kind, id) => {
  const { GET } = await import('./route');
  expect((await GET(new Request('http://inner/'), { params: Promise.resolve({ kind, id }) })).status).toBe(404);
});
