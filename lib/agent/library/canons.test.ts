import { describe, expect, it } from 'vitest';
import { canonHeadings } from './canon-outline';
import { canonsOfId, LAST_CANON } from './canon-range';
import { fetchFromLibrary } from './fetch-from-library';
import { isLibraryId } from './library-ids';
import { searchLibrary } from './search-library';

describe('canons of the Code', () => {
  it('stand under their book, part and title', () => {
    expect(canonHeadings({ from: 1055, to: 1055 }).map(({ name, title }) => `${name}: ${title}`)).toEqual(['Book IV: The Sanctifying Function of the Church', 'Part I: The sacraments', 'Title VII: Marriage']);
    expect(canonHeadings({ from: 833, to: 834 })).toEqual([]);
  });

  it('all stand in one of seven books, without a gap', () => {
    const books = Array.from({ length: LAST_CANON }, (_, index) => canonHeadings({ from: index + 1, to: index + 1 })[0]?.name);
    expect(new Set(books)).toEqual(new Set(['Book I', 'Book II', 'Book III', 'Book IV', 'Book V', 'Book VI', 'Book VII']));
  });

  it('are cards that say where they stand and that the text is not here', () => {
    const card = fetchFromLibrary('canon-756-757');
    expect(card?.text).toBe('Canons 756–757 of the Code of Canon Law of 1983 stand in Title I, “The ministry of the divine word” (cann. 756–780), within Book III, “The Teaching Function of the Church” (cann. 747–833). Headings are shortened.\n\nThe text itself is not included in this library.');
    expect(card?.meta).toMatchObject({ title: 'Code of Canon Law, cann. 756–757', ref: 'CIC cann. 756–757', type: 'code of canon law', year: '1983' });
    expect(fetchFromLibrary('canon-833-834')?.text).toMatch(/^Canons 833–834 of the Code of Canon Law of 1983 stand in more than one book of it\.\n/);
  });

  it('have one id each', () => {
    expect(canonsOfId('canon-748')).toEqual({ from: 748, to: 748 });
    for (const id of ['canon-0', 'canon-1753', 'canon-0748', 'canon-750-748', 'canon-748-748', 'canon-x', 'canon-']) {
      expect(canonsOfId(id)).toBeUndefined();
      expect(isLibraryId(id)).toBe(false);
    }
  });

  it.each(['canon 748', 'can. 748', 'CIC 748', 'CIC can. 748 § 2', 'can. 748 CIC', 'Code of Canon Law, can. 748', 'can. 748 of the Code of Canon Law', 'canon-748'])('are found by %s', (typed) => {

    expect(searchLibrary(typed)[0]).toMatchObject({ id: 'canon-748' });
  });
});
