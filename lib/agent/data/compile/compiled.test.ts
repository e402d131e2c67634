import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { correct } from './correct';
import { DATA_FILES } from './data-files';
import { toLines } from './to-lines';

describe('the compiled data', () => {
  it.each(DATA_FILES)('$target/$name.json is what the program writes', ({ name, target, depth, count }) => {
    const text = readFileSync(path.join(process.cwd(), target, `${name}.json`), 'utf8');
    const value: unknown = JSON.parse(text);
    const again = Array.isArray(value) ? value.map(correct) : value;
    expect(`${toLines(again, depth)}\n`).toBe(text);
    if (count !== undefined) expect(value).toHaveLength(count);
  });
});

describe('toLines', () => {
  it('breaks the first levels only', () => {
    expect(toLines({ a: [1, { b: 2 }], c: [] }, 2)).toBe('{\n"a":[\n1,\n{"b":2}\n],\n"c":[]\n}');
    expect(JSON.parse(toLines({ a: [1, { b: null }] }, 1))).toEqual({ a: [1, { b: null }] });
  });
});

describe('correct', () => {
  it('drops a canonization in the year one and nothing else', () => {
    expect(correct({ saint_id: 'x', canonized: '0001-01-01', birth_date: '0001' })).toEqual({ saint_id: 'x', birth_date: '0001' });
    const sound = { saint_id: 'y', canonized: '1228-07-16' };
    expect(correct(sound)).toBe(sound);
  });
});
