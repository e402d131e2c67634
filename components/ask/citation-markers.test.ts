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
    ['Grace [ 1 ].', [{ words: 'Grace' }, { numbers: [1] }, { words: '.' }]],
    ['Grace [ ^1, ^2 ].', [{ words: 'Grace' }, { numbers: [1, 2] }, { words: '.' }]],
    ['John 3:5[4]', [{ words: 'John 3:5' }, { numbers: [4] }]],
    ['Mt 5:3[4]', [{ words: 'Mt 5:3' }, { numbers: [4] }]],
    ['Joh 3,3[2]', [{ words: 'Joh 3,3' }, { numbers: [2] }]],
    ['Ps 22:3[4]', [{ words: 'Ps 22:3' }, { numbers: [4] }]],
    ['see verse 2[1]', [{ words: 'see verse 2' }, { numbers: [1] }]],
    ['若望福音3:2[1]', [{ words: '若望福音3:2' }, { numbers: [1] }]],
    ['the oaths 2[1]', [{ words: 'the oaths 2' }, { numbers: [1] }]],
    ['the year [1963][1]', [{ words: 'the year [1963]' }, { numbers: [1] }]],
    ['Grace[9][1]', [{ words: 'Grace[9]' }, { numbers: [1] }]],
    ['Grace [^1][^1]', [{ words: 'Grace' }, { numbers: [1] }]],
  ])('finds those of %j', (text, expected) => {
    expect(cutAtMarkers(text, upTo(4))).toEqual(expected);
  });

  it.each(['in [1990]', 'list[7]', 'see [2, 9]', '[3-1]', '[0]', '[a]', '[ ]', '[^]', '[1-300]', '【1990】', 'a[1]', 'f(x)[2]', 'max_len[3]', '[1,]', '[-1]', '[1.2]', '[+1]', '[  1  ]',
    'Psalm 2[3]', 'Psalms 2[3]', 'Ps 2[3]', 'Ps. 2[1]', 'Pss 2[3], 3[4] and 1[2]', 'Psaume 2[3]', 'Salm 2[3]', 'Sal 2[3]', '2[3]. zsoltár', 'Zsolt 2[3]', '诗篇2[3]', '诗2[3]', '圣咏第2[3]篇',
    'arr[0][1]', 'a[2][1]', 'a[i][1]', 'arr[i][1]', 'arr[-1][2]', 'arr[0][1][2]', 'a^[1]', 'Grace^[1]', '[0, 1]', '[0-2]'])('leaves %j as text', (text) => {
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
