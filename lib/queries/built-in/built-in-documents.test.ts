import { describe, expect, it } from 'vitest';
import { catalogueFacts, titlesFor } from './built-in-documents';

describe('what our catalogue knows of a title that another agent sends', () => {
  it.each([
    ['Sacrosanctum Concilium', undefined],
    ['SACROSANCTUM CONCILIUM.', 'Vatican Council II'],
    ['Sacrosanctum concilium', 'Vatican II'],
  ])('%s by %s is the constitution', (title, author) => {
    expect(catalogueFacts(title, author)).toEqual({ author: 'Second Vatican Council', kind: 'council constitution', date: '1963-12-04', subject: expect.stringMatching(/liturgy/i) });
  });

  it('knows popes by their names, whatever stands before', () => {
    expect(catalogueFacts('Laborem Exercens', 'Pope St. John Paul II')?.kind).toBe('encyclical');
    expect(catalogueFacts('Laborem Exercens', 'John Paul I')).toBeUndefined();
    expect(catalogueFacts('Laborem Exercens', 'Augustine')).toBeUndefined();
  });

  it.each(['', ' – ', 'Summa Theologiae', 'Prayer'])('knows nothing of %j', (title) => expect(catalogueFacts(title)).toBeUndefined());
});

it('names documents to look for', () => {
  expect(titlesFor('liturgy', 3)).toHaveLength(3);
  expect(titlesFor('zzzzqqqq', 3)).toEqual([]);
});
