import { describe, expect, it } from 'vitest';
import { findAnchor } from './find-anchor';
import { placeBlocks, placedIn } from './place-blocks';
import { readBlocks } from './read-blocks';
import { readHtml } from './read-html';

const idsOf = (text: string) => placedIn(placeBlocks(readBlocks(text))).map(({ id }) => id);
const [first = '', second = ''] = idsOf('1. Alpha.\n\n2. Beta.');

describe('a link to a paragraph', () => {
  it('is made of the number and the words', () => {
    expect(first).toMatch(/^p1-[0-9a-z]{7}$/);
    expect(idsOf('Without a number.')[0]).toMatch(/^p-[0-9a-z]{7}$/);
    expect(idsOf('1 Alpha.\n2 Beta.')[1]).toMatch(/^v2-[0-9a-z]{7}$/);
  });

  it('is another one for each of several paragraphs with the same words', () => {
    const ids = idsOf('Amen.\n\nSo be it.\n\nAmen.\n\nAmen.');
    expect(new Set(ids).size).toBe(4);
    expect(ids[2]).toBe(`${ids[0]}-2`);
    expect(findAnchor(ids[3] ?? '', ids)).toMatchObject({ state: 'same', id: ids[3] });
    // One of them has gone since.
    expect(findAnchor(ids[3] ?? '', idsOf('Amen.\n\nAmen.'))).toMatchObject({ state: 'same', id: ids[0] });
  });

  it('finds the words where they are', () => {
    expect(findAnchor(second, [first, second])).toEqual({ state: 'same', id: second, number: '2' });
  });

  it('finds them under another number, and says so', () => {
    const ids = idsOf('1. Alpha.\n\n2. New.\n\n3. Beta.');
    expect(findAnchor(second, ids)).toEqual({ state: 'renumbered', id: ids[2], number: '3' });
  });

  it('says that the words have changed, at their number', () => {
    const ids = idsOf('1. Alpha.\n\n2. Gamma.');
    expect(findAnchor(second, ids)).toEqual({ state: 'changed', id: ids[1], number: '2' });
  });

  it('says that neither is there', () => {
    expect(findAnchor(second, [first])).toEqual({ state: 'gone' });
    expect(findAnchor('p-0000000', [first])).toEqual({ state: 'gone' });
  });

  it('lights none where several have the number', () => {
    expect(findAnchor(second, idsOf('1. Alpha.\n\n2. Gamma.\n\n2. Delta.'))).toEqual({ state: 'changed' });
  });

  it('finds a number with a letter', () => {
    const [id = ''] = idsOf('6a. Beta.');
    expect(id).toMatch(/^p6a-/);
    expect(findAnchor(id, idsOf('6a. Other.'))).toMatchObject({ state: 'changed', number: '6a' });
  });

  it('takes a paragraph for no verse', () => {
    expect(findAnchor(second, idsOf('1 One.\n2 Two.'))).toEqual({ state: 'gone' });
  });

  it('says that there is no such number', () => {
    expect(findAnchor('v99', [first])).toEqual({ state: 'absent', number: '99' });
  });

  it.each(['', 'passage', 'p', 'v16b3', 'about-document', 'p22-', 'p22-ABCDEFG', 'p22-abc', 'x-0000000'])('leaves the fragment %j alone', (fragment) => {
    expect(findAnchor(fragment, [first])).toBeUndefined();
  });
});

describe('addresses within a text', () => {
  it('name a number once, where it stands first', () => {
    const placed = placedIn(placeBlocks(readBlocks('1. Alpha.\n\n2. Beta.\n\n1. Gamma.')));
    expect(placed.map(({ shortId }) => shortId)).toEqual(['p1', 'p2', undefined]);
    expect(placed.map(({ place }) => place)).toEqual([0, 1, 2]);
  });

  it('give a number to the paragraph that is written as most are, not to an item of a list', () => {
    const placed = placedIn(placeBlocks(readBlocks('1. Alpha.\n\n(2) Item.\n\n2. Beta.\n\n3. Gamma.\n\n(9) Item.')));
    expect(placed.map(({ shortId }) => shortId)).toEqual(['p1', undefined, 'p2', 'p3', 'p9']);
  });

  it('give no number to the items of a list in HTML where paragraphs have numbers', () => {
    const placed = placedIn(placeBlocks(readHtml('<p>1. Alpha.</p><ol><li>Item</li><li>Item</li></ol><p>2. Beta.</p>')));
    expect(placed.map(({ shortId }) => shortId)).toEqual(['p1', undefined, undefined, 'p2']);
  });

  it('name verses once, also where a passage runs into the next chapter', () => {
    const placed = placedIn(placeBlocks(readBlocks('1 One.\n2 Two.\n1 Three.')));
    expect(placed.map(({ shortId }) => shortId)).toEqual(['v1', 'v2', undefined]);
    expect(new Set(placed.map(({ id }) => id)).size).toBe(3);
  });
});
