import { describe, expect, it } from 'vitest';
import { CHART_HEIGHT, SMALL_CHART_HEIGHT } from './chart-frame';
import { embedHeight } from './embed-height';

describe('the height of a frame', () => {
  it.each([1, 2, 3, 6, 24])('has room for %i charts and what stands around them', (charts) => {
    const drawn = charts === 1 ? CHART_HEIGHT : Math.ceil(charts / 2) * SMALL_CHART_HEIGHT;
    const left = embedHeight({ show: 'chart' }, charts, 80) - drawn;
    expect(left).toBeGreaterThan(200);
    expect(left).toBeLessThan(240 + charts * 60);
  });
  it('follows a short table, and lets a long one be scrolled', () => {
    expect(embedHeight({ show: 'table' }, 1, 2)).toBeLessThan(400);
    expect(embedHeight({ show: 'table' }, 1, 3) - embedHeight({ show: 'table' }, 1, 2)).toBeGreaterThan(30);
    expect(embedHeight({ show: 'table' }, 1, 80)).toBe(900);
  });
});
