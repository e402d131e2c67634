import { describe, expect, it } from 'vitest';
import { cutAtMarkers, numbersIn } from './citation-markers';

const upTo = (last: number) => (number: number) => number >= 1 && number <= last;

describe('citation markers', () => {
  it.each([
    ['Grace.[^1]', [{ words: 'Grace.' }, { numbers: [1] }]],
    ['Grace [^1] and [^2].', [{ words: 'Grace' }, { numbers: [1] }, { words: ' and' }, { numbers: [2] }, { words: '.' }]],
    ['Grace [1][3].', [{ words: 'Grace' }, { numbers: [1, 3] }, { words: '.' }]],
    ['Grace [^1] [^3].', [{ words: 'Grace' }, { numbers: [1, 3] }, { words: '.' }]],
    ['Grace [2, 3].', [{ words: 'Grace' }, { numbers: [2, 3] }, { words: '.' }]],
    ['Grace [1-3].', [{ words: 'Grace' }, { numbers: [1, 2, 3] }, { words: '.' }]],
    ['Grace [^1, ^2].', [{ words: 'Grace' }, { numbers: [1, 2] }, { words: '.' }]],
    ['Grace [1–3]', [{ words: 'Grace' }, { numbers: [1, 2, 3] }]],
    ['恩宠【1】。', [{ words: '恩宠' }, { numbers: [1] }, { words: '。' }]],
    ['恩宠【1，2】【3】', [{ words: '恩宠' }, { numbers: [1, 2, 3] }]],
    ['恩宠［2］', [{ words: '恩宠' }, { numbers: [2] }]],
    ['Grace [1, 3-4].', [{ words: 'Grace' }, { numbers: [1, 3, 4] }, { words: '.' }]],
    ['Nicaea, 325 [1]', [{ words: 'Nicaea, 325' }, { numbers: [1] }]],
    ['Trent (1551)[2]', [{ words: 'Trent (1551)' }, { numbers: [2] }]],
    ['in 1992[1]', [{ words: 'in 1992' }, { numbers: [1] }]],
    ['Grace [^1][^1]', [{ words: 'Grace' }, { numbers: [1] }]],
  ])('finds those of %j', (text, expected) => {
    expect(cutAtMarkers(text, upTo(4))).toEqual(expected);
  });

  it.each(['in [1990]', 'list[7]', 'see [2, 9]', '[3-1]', '[0]', '[a]', '[ ]', '[^]', '[1-300]', '【1990】', 'a[1]', 'f(x)[2]', 'max_len[3]', 'Psalm 2[3]', '[1,]', '[-1]', '[1.2]', '[+1]'])('leaves %j as text', (text) => {
    expect(cutAtMarkers(text, upTo(4))).toEqual([{ words: text }]);
  });

  it('drops a marked number without a source, and the space before it', () => {
    expect(cutAtMarkers('Grace [^9].', upTo(4))).toEqual([{ words: 'Grace' }, { words: '.' }]);
    expect(cutAtMarkers('Grace [^2, ^9].', upTo(4))).toEqual([{ words: 'Grace' }, { numbers: [2] }, { words: '.' }]);
  });

  it('lists the numbers of a text once', () => {
    expect(numbersIn('a[^3] grace[1] c[^3] d[9] `e[^2]`', upTo(4))).toEqual([3, 1]);
  });

  it('takes a long text without markers in no time', () => {
    const started = performance.now();
    cutAtMarkers('[1,'.repeat(50_000), upTo(4));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
