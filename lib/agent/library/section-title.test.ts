import { expect, it } from 'vitest';
import { parseRange } from './catechism-range';
import { rangeHeading } from './section-title';
import { topics } from './topics';

it.each([
  ['1018-1020', 'Resurrection of the Body – in brief; Life Everlasting'],
  ['1018-1019', 'Resurrection of the Body – in brief'],
  ['1020-1065', 'Life Everlasting'],
  ['683-1065', 'The Holy Spirit'],
  ['1324', 'Eucharist – Source and summit'],
  ['1322-1419', 'Eucharist'],
])('over %s stands "%s"', (place, heading) => {
  const range = parseRange(place);
  expect(range && rangeHeading(range)).toBe(heading);
});

it('no range of a topic that runs from one article into the next is called by the chapter above both', () => {
  const crossing = topics().flatMap(({ ccc }) => ccc).flatMap((place) => parseRange(place) ?? []).filter((range) => rangeHeading(range)?.includes('; '));
  expect(crossing.length).toBeGreaterThan(0);
  for (const range of crossing) expect(rangeHeading(range)?.split('; ').length).toBe(2);
});
