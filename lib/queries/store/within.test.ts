import { describe, expect, it } from 'vitest';
import { within } from './within';

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'reply'));

function stall(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('a promise within a time', () => {
  it('gives what it comes to, or throws what it throws', async () => {
    expect(await within(100, after(5))).toBe('reply');
    await expect(within(100, Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('is given up when nothing comes', async () => {
    const began = performance.now();
    await expect(within(100, new Promise(() => undefined))).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(performance.now() - began).toBeGreaterThanOrEqual(90);
  });

  it('is not given up because this process was busy, once or again and again', async () => {
    for (const stalls of [1, 4]) {
      const reply = within(100, after(110 * stalls + 15));
      for (let i = 0; i < stalls; i++) {
        stall(110);
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(await reply).toBe('reply');
    }
  });
});
