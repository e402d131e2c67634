import { expect, it } from 'vitest';
import { isKnownPage } from '@/lib/queries/built-in/built-in';
import { documentPath } from '@/components/documents/document-address';
import { catechismParts, wellKnown } from '@/components/documents/well-known';

it.each(wellKnown.map(({ id }) => id))('the built-in library has %s', (id) => {
  expect(isKnownPage(documentPath(id))).toBe(true);
});

it('the parts of the Catechism follow one another and are addresses of the library', () => {
  catechismParts.forEach(({ from, to }, index) => {
    expect(isKnownPage(documentPath(`ccc-${from}-${to}`))).toBe(true);
    expect(from).toBe((catechismParts[index - 1]?.to ?? 0) + 1);
  });
});
