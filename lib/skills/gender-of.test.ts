import { describe, expect, it } from 'vitest';
import { genderOf } from './gender-of';

describe('genderOf', () => {
  it.each([
    [{ gender: 'female', titles: ['priest'] }, 'female'], [{ gender: 'male' }, 'male'], [{ titles: ['Virgin', 'martyr'] }, 'female'],
    [{ titles: 'abbot' }, 'male'], [{ pope_id: 'x' }, 'male'], [{ person_id: 'x' }, 'male'],
    [{ titles: ['martyr', 7, null] }, undefined], [{ gender: 'unknown' }, undefined], [{}, undefined],
  ] as const)('reads %j as %s', (fields, gender) => expect(genderOf(fields)).toBe(gender));
});
