import { describe, expect, it } from 'vitest';
import { plainWords } from './plain-words';

describe('an answer as plain words', () => {
  it.each([
    ['**Grace** is *a* __gift__ and _more_, ~~not~~ ***all***.', 'Grace is a gift and more, not all.'],
    ['**a *b* c** and snake_case_name, 2 * 3 * 4', 'a b c and snake_case_name, 2 * 3 * 4'],
    ['## A heading ##\n\n> Quoted **words**.\n> More.\n\n* one\n+ two\n1. three', 'A heading\n\nQuoted words.\nMore.\n\n- one\n- two\n1. three'],
    ['See [Dei Verbum](<https://e.org/dv>) and [again](https://e.org/dv).', 'See Dei Verbum (https://e.org/dv) and again.'],
    ['**[Dei *Verbum*](https://e.org/dv "t")**', 'Dei Verbum (https://e.org/dv)'],
    ['[x](javascript:alert(1)) ![A cross](https://e.org/a.png)', 'x A cross (https://e.org/a.png)'],
    ['<https://e.org/a_b_c> [e@e.org](mailto:e@e.org) https://e.org/d_e_f', 'https://e.org/a_b_c e@e.org https://e.org/d_e_f'],
    ['[x][d]\n\n[d]: https://e.org', 'x (https://e.org/)'],
    ['`a*b*c` and \\*plain\\*', 'a*b*c and *plain*'],
    ['```js\na * b * c\n# d\n```\nEnd', 'a * b * c\n# d\nEnd'],
    ['| A | B |\n|---|---|\n| **c** | d |', 'A\tB\nc\td'],
    ['Words.[1][2] [3]', 'Words.[1][2] [3]'],
    ['One  \ntwo\\\nthree', 'One\ntwo\nthree'],
  ])('%j', (text, words) => {
    expect(plainWords(text)).toBe(words);
  });

  it('a long hostile text is written in no time', () => {
    const started = performance.now();
    for (const part of ['*a ', '**', '_a ', '[a](https://e.org/x) ', '~~a', '> ', '|', '\n ']) plainWords(part.repeat(20_000));
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
