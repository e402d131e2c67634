import { describe, expect, it } from 'vitest';
import { withoutForeignEntry } from './martyrology-join';

const named = (name: string) => ({ saint_id: 'x', primary_name: name, sources: ['Wikidata'] });

/** A saint with what the entry gave. */
function joined(name: string, entry: string) {
  const day = `${entry.slice(3, 5)}-${entry.slice(5, 7)}`;
  const given = { feast_day: day, feast_source: 'Roman Martyrology', martyrology_entry: entry, country_code: 'IT' };
  return { ...named(name), ...given, sources: ['Wikidata', 'Roman Martyrology index'] };
}

describe('an entry of the Martyrology', () => {
  it.each([
    ['Blessed Virgin Mary', 'mr:0124-maria-poussepin'],
    ['Eucherius of Lyon', 'mr:0922-mauritius-et-socii'],
    ['August Czartoryski', 'mr:0408-iulianus-a-sancto-augustino'],
    ['Peter Liu Zeyu', 'mr:0717-leo-iv'],
    ['Francisco Martínez García', 'mr:0805-franciscus-zanfredini'],
    ['Francis Borgia', 'mr:0724-maria-a-columna-a-sancto-francisco-borgia-martinez-garcia-et-socii'],
  ])('is not that of %s: %s', (name, entry) => {
    expect(withoutForeignEntry(joined(name, entry))).toEqual(named(name));
  });

  it.each([
    ['William Hart', 'mr:0315-gulielmus-hart'],
    ['Gianna Beretta Molla', 'mr:0428-ioanna-beretta-molla'],
    ['Diego Luis de San Vitores', 'mr:0402-didacus-aloysius-de-san-vitores'],
    ["Conor O'Devany", 'mr:0201-conorus-o-devany'],
    ['Michael Dinh-Hy Ho', 'mr:0522-michael-ho'],
    ['Crispina', 'mr:1205-crispina-thagorensis'],
    ['Nicander', 'mr:0617-nicandrus-et-marcianus'],
    ['Giles of Assisi', 'mr:0423-aegidius-asisiensis'],
    ['Margaret of Lorraine', 'mr:1102-margarita-de-lotharingia'],
  ])('is that of %s: %s', (name, entry) => {
    const saint = joined(name, entry);
    expect(withoutForeignEntry(saint)).toBe(saint);
  });

  it.each([
    ['Christopher of Palestine', 'mr:0724-christina', false],
    ['Theoderic of Hamelant', 'mr:0902-theodota', false],
    ['Bede the Venerable', 'mr:0525-beda-venerabilis', true],
    ['Malachy of Armagh', 'mr:1102-malachia', true],
    ['Gildas', 'mr:0129-gilda-sapientis', true],
  ])('with a name in -a is of the man %s: %s, %s', (name, entry, isHis) => {
    const saint = { ...joined(name, entry), gender: 'male' };
    expect('martyrology_entry' in withoutForeignEntry(saint)).toBe(isHis);
  });

  it('keeps the day that a calendar gave, and a bare entry whatever it is called', () => {
    const exorcist = { ...joined('Peter the Exorcist', 'mr:0602-eugenius-i'), feast_source: 'general-roman-calendar' };
    expect(withoutForeignEntry(exorcist)).toMatchObject({ feast_day: '06-02', sources: ['Wikidata'] });
    const bare = { ...joined('Peter', 'mr:0110-agathon'), record_type: 'martyrology-entry' };
    expect(withoutForeignEntry(bare)).toBe(bare);
  });
});
