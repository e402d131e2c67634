import { describe, expect, it, vi } from 'vitest';
import { isTakenOut, keepNoLonger } from './taken-out';

const { keepTurns } = vi.hoisted(() => ({ keepTurns: vi.fn() }));
vi.mock('./keep-turns', () => ({ keepTurns }));

describe('a question that was taken out of the queue', () => {
  it('is known as such before it is dropped, so that no page keeps it again meanwhile', async () => {
    let wasKnown = false;
    keepTurns.mockImplementationOnce(async () => {
      wasKnown = isTakenOut('queued');
    });
    expect(isTakenOut('queued')).toBe(false);
    await keepNoLonger('queued');
    expect(wasKnown).toBe(true);
    expect(keepTurns).toHaveBeenCalledWith(undefined, [], ['queued']);
    expect(isTakenOut('answered')).toBe(false);
  });

  it('is given back also where the browser keeps nothing', async () => {
    keepTurns.mockRejectedValueOnce(new Error('no room'));
    await expect(keepNoLonger('other')).resolves.toBeUndefined();
  });
});
