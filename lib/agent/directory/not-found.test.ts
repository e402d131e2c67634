import { describe, expect, it } from 'vitest';
import { clergyLooksLike, findPerson } from './clergy';
import { findDiocese } from './dioceses';
import { findPope, popeLooksLike } from './popes';
import { findSaint } from './saints';

const NOTHING = ['', ' ', '.', '’', 'the', 'asdfgh', 'x'.repeat(5000), 'word '.repeat(500), '\u0000', '🙂', '👨‍👩‍👧 🙏🏻', 'qwertz '.repeat(28), '\ud800', '42', '%00', '<script>'];

/** Test titles stay short where the query is not. */
const titled = (queries: string[]) => [...queries, ...NOTHING].map((query) => [query.slice(0, 30), query] as const);

describe('a name that nobody bears finds nobody', () => {
  it.each(titled([
      'Saint',
      'Batman',
      ...['Stephen II of Hungary', 'Francis II of Assisi', 'Joan 2 of Arc', 'Edward the VIII Confessor', 'Thomas II Aquinas', 'Stephen II', 'Cardinal Smith'],
      'Saint Marvin',
      'Pius XIII',
      'Catherine of Narnia',
      'Saint Pikachu',
      'Blessed',
      'Francis Narnia of Assisi and Rome',
      'José Gregorio Hernández',
      'Pope Francis',
      'Papst Franziskus',
      'pape François',
      'Pope Benedict XVI',
      'Pope Leo XIV',
      'Pope Michael',
      ...['Jesus', 'Jesus Christ', 'Jesus Christus', 'Jésus', 'Jézus Krisztus', 'Ġesù', '耶稣', '耶稣基督', 'God', 'Saint Jesus'],
    ]))(
    'saint "%s"',
    (_, query) => {
      expect(findSaint(query)).toBeUndefined();
    },
  );

  it.each(
    titled([
      'Pope',
      'Pius XIII',
      'Pius 13',
      'Leo 15',
      'John XX',
      'Peter II',
      'Pope Francis II',
      'Pope Joan',
      'Pope Michael',
      'Benedict the Seventeenth',
      'Tagle',
      'Cardinal Tagle',
      'Bishop John',
      'Cardinal Francis',
      'Pius 9th of Narnia',
      // After the title a name of birth alone is nobody's.
      ...['Papa Giuseppe', 'Pope Karol', 'Papa Angelo', 'Papst Albino', 'pape Achille'],
    ]),
  )('pope "%s"', (_, query) => {
    expect(findPope(query)).toBeUndefined();
  });

  it.each(
    titled([
      'Cardinal',
      'Pope Francis',
      'John Paul II',
      'Jorge Bergoglio',
      'Robert Prevost',
      'Leo XIV',
      'Cardinal Richelieu',
      'Archbishop of Narnia',
      // Real men and sees whom the data does not have: no neighbour stands in for them.
      ...['Robert Barron', 'Georg Bätzing', 'Georg Gänswein', 'Mario Delpini', 'Charles Scicluna', 'Josef Grünwidl'],
      ...['Archbishop of Milan', 'arcivescovo di Milano', "Arċisqof ta' Malta", 'Bischof von Limburg'],
      ...['Bishop of John', 'Bishop of Rome', 'Bischof von Narnia', '纳尼亚主教'],
    ]),
  )('cleric "%s"', (_, query) => expect(findPerson(query)).toBeUndefined());

  it.each(
    titled([
      'Diocese',
      'Diocese of Narnia',
      'Diocese of Atlantis',
      'Diocese of Saint Lucifer',
      'Diocese of Gondor',
      'Port-Louis Alaska',
      ...['St.', 'st', 'Saint', 'Sankt', 'Santa', 'São', 'Szent', 'Archdiocese of St.'],
    ]),
  )('see "%s"', (_, query) => {
    expect(findDiocese(query)).toBeUndefined();
  });
});

describe('the other directory is named when it knows the name', () => {
  it.each([
    ['Pope Francis', 'francis'],
    ['John Paul II', 'john-paul-ii'],
    ['Jorge Bergoglio', 'francis'],
    ['Cardinal Bergoglio', 'francis'],
  ])('a cleric was asked for, but %s is a pope', (query, id) => {
    expect(findPerson(query)).toBeUndefined();
    expect(popeLooksLike(query)?.pope_id).toBe(id);
  });

  it.each([
    ['Cardinal Tagle', 'luis-antonio-tagle'],
    ['Parolin', 'pietro-parolin'],
    ['Cardinal Francis', 'francis-arinze'],
  ])('a pope was asked for, but %s is none', (query, id) => {
    expect(findPope(query)).toBeUndefined();
    expect(clergyLooksLike(query)?.person_id).toBe(id);
  });
});
