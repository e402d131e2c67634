import { describe, expect, it } from 'vitest';
import { isEchoed, writtenMember } from './echoed-number';

describe('a number in JSON', () => {
  it.each(['0', '-0', '7', '-1', '1.5', '1.50', '1.0', '1e2', '15e-1', '0.1', '1e21', '1E+2', '9007199254740991', '0e999', '0.0000001', '123456.789e3'])('%s comes back with its value', (written) => {
    expect(isEchoed(written)).toBe(true);
    expect(Number(JSON.stringify(Number(written)))).toBe(Number(written) || 0);
  });

  it.each([
    ...['1.00000000000000000001', '0.1e-400', '1e400', '-1e400', '12345678901234567890', '9007199254740993', '0.30000000000000000001', '1e-330', '0.1000000000000000055511151231257827'],
    ...[`1${'0'.repeat(1000)}`, `1.${'0'.repeat(100_000)}1`, 'NaN', '"7"', '', '0x10'],
  ])('%s does not', (written) => expect(isEchoed(written)).toBe(false));
});

describe('a member of the outermost object', () => {
  it.each([
    ['{"id":1.0}', '1.0'],
    ['{ "a" : {"id": 3}, "id" : 2e0 , "b":["id", 4, {"id":5}] }', '2e0'],
    ['{"id":1,"id":2}', '2'],
    ['{"\\u0069d":7}', '7'],
    ['{"a":"\\"id\\":9","id":8}', '8'],
    ['{"a":"\\\\","id":6}', '6'],
    ['{"a":"id","b":1}', undefined],
    ['{"a":{"id":1}}', undefined],
    ['{}', undefined],
  ])('is read as it was written: %s', (json, written) => expect(writtenMember(json, 'id')).toBe(written));

  it('is found in a long body at once', () => {
    const json = `{"a":"${'\\"x'.repeat(200_000)}","b":${'['.repeat(50_000)}${']'.repeat(50_000)},"id":1.25}`;
    expect(writtenMember(json, 'id')).toBe('1.25');
  });
});
