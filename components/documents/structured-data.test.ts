import { describe, expect, it } from 'vitest';
import { readMeta } from './read-meta';
import { documentData, scriptJson } from './structured-data';

const told = { title: 'T', description: 'd', address: 'https://site.example/documents/x', picture: 'https://site.example/p', pageLanguage: 'de', documents: { name: 'Dokumente', address: 'https://site.example/de/documents' } };
const workOf = (meta: Record<string, unknown>) => (documentData(readMeta({ id: 'x', ...meta }, 'https://site.example'), told) as { '@graph': [{ mainEntity: object }] })['@graph'][0].mainEntity;

describe('structured data of a document', () => {
  it('says what is known, and no more', () => {
    expect(JSON.parse(JSON.stringify(workOf({})))).toEqual({ '@type': 'CreativeWork', name: 'T' });
    expect(workOf({ author: 'Second Vatican Council', date: '1964-11-21', source_url: 'https://www.vatican.va/x', subjects: ['Church'], topics: ['Church', 'Mary'] })).toMatchObject({
      author: { '@type': 'Organization', name: 'Second Vatican Council' }, datePublished: '1964-11-21', sameAs: 'https://www.vatican.va/x', keywords: ['Church', 'Mary'],
    });
    expect(workOf({ author: 'Leo XIII', date: 'about 1891' })).toMatchObject({ author: { '@type': 'Person' }, datePublished: undefined });
    expect(workOf({ source_url: 'javascript:alert(1)' })).toMatchObject({ sameAs: undefined });
  });

  it('says what it is a part of', () => {
    const [, crumbs] = (documentData(readMeta({ id: 'x' }, 'https://site.example'), { ...told, above: { name: 'A book', address: 'https://site.example/b' } }) as { '@graph': [object, { itemListElement: object[] }] })['@graph'];
    expect(crumbs.itemListElement).toMatchObject([{ position: 1, item: told.documents.address }, { position: 2, name: 'A book', item: 'https://site.example/b' }, { position: 3, name: 'T' }]);
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '&lt;/script&gt;', 'a\u2028b\u2029c', '"\\"};alert(1);//', '\u0000\ud800'])('%j does not break out', (name) => {
    const written = scriptJson({ name });
    expect(written).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(written)).toEqual({ name });
  });
});
