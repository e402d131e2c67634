import { describe, expect, it } from 'vitest';
import { searchResultSchema } from '@/lib/skills/document-search';
import { readHit } from './document-hit';
import { groupHits } from './group-hits';

const hit = (fields: Record<string, unknown>) => readHit(searchResultSchema.parse(fields));

describe('a search result', () => {
  it('needs nothing but an id', () => {
    expect(hit({ id: 7 })).toEqual({ id: '7' });
    expect(hit({ id: '7', url: null, title: ' ', author: null, date: [] })).toEqual({ id: '7' });
  });

  it('finds the place in the address', () => {
    expect(hit({ id: '1', url: 'https://www.magisterium.com/docs/u/ref/Matthew%2010:24-10:33' }).locator).toBe('Matthew 10:24-10:33');
    expect(hit({ id: '1', url: 'https://www.magisterium.com/docs/u/ref/%E0%A4%A' }).locator).toBe('%E0%A4%A');
  });

  it('keeps what else was sent', () => {
    expect(hit({ id: 'lumen-gentium', title: 'Lumen Gentium', kind: 'document', author: 'Second Vatican Council', date: '1964-11-21' })).toMatchObject({
      kind: 'document', author: 'Second Vatican Council', date: '1964-11-21', year: '1964',
    });
  });
});

describe('passages of one document', () => {
  it('stand together where the best of them stood', () => {
    const hits = [
      hit({ id: '1', title: 'Example', url: 'https://www.magisterium.com/docs/a/ref/22' }),
      hit({ id: '2', title: 'Other', url: 'https://www.magisterium.com/docs/b/ref/1' }),
      hit({ id: '3', title: 'Example', url: 'https://www.magisterium.com/docs/a/ref/23' }),
    ];
    expect(groupHits(hits).map(({ passages }) => passages.map(({ id }) => id))).toEqual([['1', '3'], ['2']]);
  });

  it('are told by title and author where no address tells them', () => {
    const hits = [hit({ id: '1', title: 'Christus Dominus', author: 'Pius XII' }), hit({ id: '2', title: 'Christus Dominus', author: 'Second Vatican Council' }), hit({ id: '3' }), hit({ id: '4' })];
    expect(groupHits(hits)).toHaveLength(4);
  });

  it('are listed once each', () => {
    expect(groupHits([hit({ id: '1', title: 'a' }), hit({ id: '1', title: 'a' })])[0]?.passages).toHaveLength(1);
  });
});
