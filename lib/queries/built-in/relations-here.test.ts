import { describe, expect, it } from 'vitest';
import { popes } from '@/lib/agent/directory/popes';
import { saints } from '@/lib/agent/directory/saints';
import { relationsHere } from './relations-here';

describe('relations that our records have when they are read together', () => {
  it('give each saint to the one pope in whose days the canonisation falls', () => {
    const givers = new Map<string, string[]>();
    for (const id of popes().keys()) {
      for (const { names } of relationsHere('popes', id, 'en').groups) for (const saint of names) givers.set(saint.id, [...(givers.get(saint.id) ?? []), id]);
    }
    expect(givers.get('catherine-of-siena')).toEqual(['pius-ii']);
    expect(givers.size).toBeGreaterThan(60);
    expect([...givers].filter(([, given]) => given.length > 1)).toEqual([]);
    expect([...givers.keys()].filter((id) => !saints().get(id)?.canonized)).toEqual([]);
  });

  it('lead back: a saint to that pope, a patron to the sees that name him', () => {
    const namesOf = (id: string, key: string) => relationsHere('saints', id, 'en').groups.find((group) => group.key === key)?.names.map(({ id: other }) => other);
    for (const id of popes().keys()) {
      for (const { names } of relationsHere('popes', id, 'en').groups) for (const saint of names) expect(namesOf(saint.id, 'canonized_under'), saint.id).toEqual([id]);
    }
    expect(namesOf('antoninus-of-florence', 'patron_of_sees')).toEqual(['firenz_it']);
    expect(relationsHere('saints', 'jerome', 'en')).toEqual({ groups: [], documents: [] });
  });

  it('give a pope the documents that bear his name, oldest first', () => {
    const { documents } = relationsHere('popes', 'leo-xiii', 'en');
    expect(documents.map(({ id }) => id)).toContain('rerum-novarum');
    expect(documents.map(({ year }) => year)).toEqual(documents.map(({ year }) => year).toSorted());
    expect(relationsHere('popes', 'peter', 'en')).toEqual({ groups: [], documents: [] });
    expect(relationsHere('popes', 'leo-xiv', 'en').documents.length).toBeGreaterThan(0);
  });

  it('give nothing to whom nothing is known', () => {
    for (const kind of ['saints', 'clergy', 'popes', 'dioceses'] as const) expect(relationsHere(kind, '__proto__', 'en')).toEqual({ groups: [], documents: [] });
  });
});
