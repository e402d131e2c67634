import { describe, expect, it } from 'vitest';
import { findPerson } from './clergy';
import { findSaint } from './saints';

describe('a priest or religious who is addressed in speech', () => {
  it.each([
    ['damien-de-veuster', ['Père Damien', 'Pater Damian', 'Father Damien', 'Padre Damián', 'Damien of Molokai']],
    ['oscar-romero', ['Mgr Romero', 'Msgr. Romero', 'Monseñor Romero', 'Monsignor Romero', 'Dom Romero']],
    ['faustina-kowalska', ['Sr Faustina', 'Schwester Faustina', 'Sœur Faustina', 'Siostra Faustyna', 'Suor Faustina Kowalska', 'Faustina nővér']],
    ['michael-mcgivney', ['Fr. Michael McGivney', 'Father McGivney', 'P. Michael McGivney']],
    ['junipero-serra', ['Friar Junipero Serra', 'Fray Junípero Serra', 'Pater Serra', 'Fra Junipero Serra']],
    ['maximilian-mary-kolbe', ['Father Kolbe', 'Pater Kolbe', 'Kolbe atya', 'Ojciec Kolbe']],
    ['teresa-of-calcutta', ['Mother Teresa', 'Mother Terresa', 'Mutter Teresa', '德兰修女']],
    ['pius-of-pietrelcina', ['Padre Pio', 'Pater Pio', 'Pio atya', 'Padre Pioo']],
    ['john-bosco', ['Don Bosco', 'Dom Bosco', 'Dun Bosco']],
    ['s-ur-saint-francois-xavier', ['Sœur Saint François-Xavier', 'Sœur Saint François-aXvier']],
  ])('is %s', (id, names) => {
    for (const name of names) expect(findSaint(name)?.record.saint_id, name).toBe(id);
  });

  it('is nobody when only a first name is left that several bear, or a beginning', () => {
    for (const name of ['Abbé Pierre', 'Sœur Emmanuelle', 'Father Nobody', 'Schwester Xqwertz']) expect(findSaint(name), name).toBeUndefined();
  });

  it('is found among the clergy', () => {
    for (const [name, id] of [['Don Zuppi', 'matteo-zuppi'], ['Don Matteo Zuppi', 'matteo-zuppi'], ['P. Radcliffe', 'timothy-radcliffe'], ['Frère Bustillo', 'francois-xavier-bustillo'], ['Mgr Aveline', 'jean-marc-aveline']] as const)
      expect(findPerson(name)?.record.person_id, name).toBe(id);
  });
});
