import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LONGEST_JOINED_YEARS } from '@/lib/trends/segments';
import { Sparkline } from './sparkline';

const drawn = (values: (number | null)[], at = values.map((_, index) => 2018 + index)) => renderToStaticMarkup(<Sparkline values={values} at={at} />);

describe('the course of a few figures', () => {
  it('leaves a gap where a value is missing, and draws a true zero (O-05)', () => {
    const gap = drawn([41, null, 39]);
    expect(gap.match(/<circle/g)).toHaveLength(2);
    expect(gap).not.toContain('<polyline');
    const zero = drawn([41, 0, 39]);
    expect(zero.match(/<polyline/g)).toHaveLength(1);
    expect(zero).toContain('48,21');
  });

  it('puts years where they lie, not one beside the other', () => {
    expect(drawn([1, 2, 3], [2000, 2002, 2003])).toContain('63,');
  });

  it('joins nothing across more years than a chart does', () => {
    expect(drawn([1, 2], [2004, 2004 + LONGEST_JOINED_YEARS + 1])).not.toContain('<polyline');
    expect(drawn([1, 2], [2004, 2004 + LONGEST_JOINED_YEARS])).toContain('<polyline');
  });

  it('is level for equal values and absent where nothing can be compared', () => {
    expect(drawn([5, 5])).toContain('3,12 93,12');
    expect(drawn([5])).toBe('');
    expect(drawn([5, null])).toBe('');
    expect(drawn([])).toBe('');
  });
});
