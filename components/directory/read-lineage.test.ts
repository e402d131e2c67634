import { describe, expect, it } from 'vitest';
import { readLineage } from './read-lineage';

const names = (value: unknown) => readLineage(value)?.map(({ link: { name, id }, date }) => [name, id, date].filter(Boolean).join(' / '));

describe('an episcopal lineage', () => {
  it.each<[string, unknown, string[]]>([
    ['a list of names', ['A Bishop', 'B Bishop', 'Scipione Rebiba'], ['A Bishop', 'B Bishop', 'Scipione Rebiba']],
    ['mentions with days', [{ name: 'A', person_id: 'a', date: '1990-05-01' }, { name: 'B', year: 1541 }], ['A / a / 1990-05-01', 'B / 1541']],
    ['nested consecrators', { name: 'A', person_id: 'a', consecrated_by: { name: 'B', consecrated_by: { name: 'C' } } }, ['A / a', 'B', 'C']],
    ['a nest that ends in a name', { name: 'A', consecrator: 'B' }, ['A', 'B']],
    ['arrows', 'A → B → C', ['A', 'B', 'C']],
    ['lines', 'A\nB\n', ['A', 'B']],
    ['a pope in the chain', [{ name: 'A', person_id: 'a' }, { name: 'Pope B', pope_id: 'b' }], ['A / a', 'Pope B / b']],
  ])('may be sent as %s', (_form, value, chain) => expect(names(value)).toEqual(chain));

  it.each([['one name', 'Archbishop A'], ['one in a list', ['A']], ['numbers', [1, 2]], ['nothing', null], ['an object without a name', { deep: { deeper: 1 } }], ['a list with something unreadable', ['A', { x: { y: 1 } }]]])(
    'is none in %s, which is then shown as what it is',
    (_form, value) => expect(readLineage(value)).toBeUndefined(),
  );

  it('ends where it would go round in a circle', () => {
    const circle: Record<string, unknown> = { name: 'A' };
    circle.consecrated_by = circle;
    expect(readLineage(circle)).toHaveLength(80);
  });
});
