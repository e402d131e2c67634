import { describe, expect, it } from 'vitest';
import { isMarked, markOf, withMark } from './tried';

const saint = { skill: 'saint_lookup', input: { saint_id: 'anne' } };

describe('what was asked in vain on a page', () => {
  it('is told from everything else that may be asked there', () => {
    const value = withMark(undefined, markOf(saint));
    expect(isMarked(value, { ...saint, calls: { left: 3, of: 5 } } as typeof saint)).toBe(true);
    for (const other of [{ ...saint, skill: 'pope_lookup' }, { ...saint, input: { saint_id: 'anna' } }, { ...saint, input: { query: 'anne' } }]) expect(isMarked(value, other)).toBe(false);
    expect(isMarked(undefined, saint)).toBe(false);
  });

  it('keeps the last few, each once, and nothing that is no mark', () => {
    const marks = Array.from({ length: 20 }, (_, index) => markOf({ ...saint, input: index }));
    const value = marks.reduce<string>((kept, mark) => withMark(withMark(kept, mark), mark), 'x;domain=evil.<b>');
    expect(value.split('.')).toEqual(marks.slice(-8));
    expect(withMark('a b.<i>', 'abc')).toBe('abc');
  });

  it.each([{ query: 'Szűz Mária 马利亚' }, { query: '' }, {}, []])('a mark of %o is short and plain', (input) => expect(markOf({ skill: 's', input })).toMatch(/^[0-9a-z]{1,7}$/));
});
