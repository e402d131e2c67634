import { describe, expect, it } from 'vitest';
import { outsideCode } from './code-places';
import { withoutForeignMarks } from './foreign-marks';

describe('citation marks of other systems (O-46)', () => {
  it.each([
    ['Grace 【4:13†source】 heals.', 'Grace heals.'],
    ['Grace【12†L3-L9】.', 'Grace.'],
    ['Grace[4:13†source].', 'Grace.'],
    ['Of (cite index="1-2">grace</cite> alone', 'Of grace alone'],
    ['Of <cite index="1-2,3-4">grace</cite> alone', 'Of grace alone'],
    ['Grace \uE200cite\uE202turn0search1\uE201 heals.', 'Grace heals.'],
    ['Grace\uE200cite\uE202turn0search1\uE202turn0news4\uE201', 'Grace'],
    ['Grace \uE203left over\uE204', 'Grace left over'],
    ['Grace :contentReference[oaicite:3]{index=3}.', 'Grace.'],
    ['Grace[oaicite:0].', 'Grace.'],
    ['Grace [citation:3] and [ref: 2][source:1]', 'Grace [^3] and [^2][^1]'],
    ['Grace[^1^].', 'Grace[^1].'],
    ['恩宠【1】。', '恩宠【1】。'],
    ['a cite [1990] (cited below) [see 4]', 'a cite [1990] (cited below) [see 4]'],
  ])('%j is %j', (sent, shown) => {
    expect(withoutForeignMarks(sent)).toBe(shown);
  });

  it('leaves code as it was sent', () => {
    const text = 'Use `[oaicite:0]` and ``a ` 【4:13†source】``.\n\n```xml\n<cite index="1-2">grace</cite>\n```\n\n~~~\n[citation:1]\n~~~\nend';
    expect(withoutForeignMarks(text)).toBe(text);
  });

  it('takes a fence without an end for code to the end, and a lone mark for a mark', () => {
    expect(withoutForeignMarks('a\n```\n[oaicite:0]')).toBe('a\n```\n[oaicite:0]');
    expect(withoutForeignMarks('a ` b [oaicite:0]')).toBe('a ` b');
    expect(outsideCode('a `b` c', (words) => words.toUpperCase())).toBe('A `b` C');
  });

  it('takes a long hostile text in no time', () => {
    const started = performance.now();
    for (const piece of ['`', '``a', '【4:13†', '\uE200', '<cite ', '~~~\n', '[ref:']) withoutForeignMarks(piece.repeat(30_000));
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});
