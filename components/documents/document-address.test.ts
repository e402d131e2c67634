import { expect, it } from 'vitest';
import { documentIdOf, documentPath } from './document-address';

it.each(['john-3', '90001', 'a/b', 'ő ű', '100%', 'x?y#z', '%2F'])('finds %j again in the address it wrote', (id) => {
  expect(documentIdOf(documentPath(id).replace('/documents/', ''))).toBe(id);
});

it.each(['%E0%A4%A', '%', '', '%20'])('finds no id in %j', (segment) => {
  expect(documentIdOf(segment)).toBeUndefined();
});
