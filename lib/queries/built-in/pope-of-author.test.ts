import { expect, it } from 'vitest';
import { popeOfAuthor } from './pope-of-author';

it.each([['Leo XIII', true, 'leo-xiii'], ['Pope St. John Paul II', false, 'john-paul-ii'], ['Pope Francis', false, 'francis'], ['Francis', true, 'francis'], ['Pius XII', false, 'pius-xii']] as const)('%s is a pope', (author, own, id) => {
  expect(popeOfAuthor(author, own)?.id).toBe(id);
});

it.each([['Francis', false], ['Second Vatican Council', true], ['Leo XIII and others', true], ['Pope Leo XXX', false], ['', false], ['Francis of Assisi', false], ['Peter', false]] as const)('%s is nobody whom one may link to', (author, own) => {
  expect(popeOfAuthor(author, own)).toBeUndefined();
});
