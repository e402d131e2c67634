import { describe, expect, it } from 'vitest';
import { findPerson } from './clergy';
import { dioceses, findDiocese } from './dioceses';
import { foldNumeral } from './fold-numeral';
import { findPope, popeById, popes } from './popes';
import { SAINT_NAMES_SOUTHERN } from './saint-names-southern';
import { findSaint, saints } from './saints';
import { suggest } from './suggest';
import { namesByLanguage, wellKnownIds } from './well-known-names';

const arabic = (papalName: string) => papalName.replace(/ ([IVX]+)$/, (_, roman: string) => ` ${foldNumeral(roman.toLowerCase())}`);
const names = (kind: 'saints' | 'popes' | 'dioceses', id: string) => Object.values(namesByLanguage(kind, id) ?? {}).filter((name) => name !== undefined);

describe('every well-known name in German, French, Hungarian, Chinese and Maltese', () => {
  it('finds its pope, and so do Roman and Arabic numerals', () => {
    const lost: string[] = [];
    for (const pope of popes().values())
      for (const name of [pope.primary_name, pope.papal_name, arabic(pope.papal_name), ...names('popes', pope.pope_id)])
        if (findPope(name)?.record.papal_name !== pope.papal_name) lost.push(`${name}: ${findPope(name)?.record.pope_id}`);
    expect(lost).toEqual([]);
  });

  it('finds its pope in Chinese without the 世 behind the number, also while it is typed', () => {
    const numbered = [...popes().values()].flatMap(({ pope_id: id, papal_name }) => {
      const name = namesByLanguage('popes', id)?.zh;
      return name?.endsWith('世') ? [{ papal_name, short: name.slice(0, -1) }] : [];
    });
    expect(numbered.length).toBeGreaterThan(150);
    expect(numbered.filter(({ papal_name, short }) => findPope(short)?.record.papal_name !== papal_name)).toEqual([]);
    expect(numbered.filter(({ papal_name, short }) => popeById(suggest('popes', short, 1)[0]?.id ?? '')?.papal_name !== papal_name)).toEqual([]);
  });

  it('finds its see', () => {
    const lost = [...dioceses().keys()].flatMap((code) => names('dioceses', code).filter((name) => findDiocese(name)?.record.source_code !== code));
    expect(lost).toEqual([]);
  });

  it('finds its saint, but for names that mean a better-known one first', () => {
    const lost = [...saints().keys()].flatMap((id) => names('saints', id).filter((name) => findSaint(name)?.record.saint_id !== id));
    expect(lost.toSorted()).toEqual(['Hl. Antonius', 'Saint Augustin', 'Szent Antal', '圣味增爵', '圣奥斯定'].toSorted());
    for (const [name, id] of [['Hl. Antonius', 'anthony-of-egypt'], ['Szent Antal', 'anthony-of-egypt'], ['Saint Augustin', 'augustine-of-canterbury'], ['圣味增爵', 'vincent-of-saragossa']] as const)
      expect(findSaint(name)?.alternates.map((saint) => saint.saint_id)).toContain(id);
  });
});

it('every well-known saint is found by his names in Italian, Spanish, Polish and Portuguese, with the title of a saint and without', () => {
  const lost = Object.entries(SAINT_NAMES_SOUTHERN).flatMap(([id, names]) =>
    names.split('; ').flatMap((name) => [name, `San ${name}`, `święty ${name}`].filter((asked) => findSaint(asked)?.record.saint_id !== id).map((asked) => `${asked}: ${findSaint(asked)?.record.saint_id}, not ${id}`)),
  );
  expect(lost).toEqual([]);
});

it('every well-known name has its record, and no record is a list of others', () => {
  for (const name of wellKnownIds('saints')) expect(saints().has(name), name).toBe(true);
  for (const name of wellKnownIds('dioceses')) expect(dioceses().has(name), name).toBe(true);
  expect([...saints().values()].filter(({ primary_name: name }) => /\blists?\b|\bcentury\b/i.test(name))).toEqual([]);
});

describe('a number that no pope has', () => {
  const NUMBERS = [
    ...['John Paul 3', 'John Paul III', 'Johannes Paul III.', 'Jean-Paul III', 'III. János Pál', '若望保禄三世', 'Ġwanni Pawlu III', 'John Paul the Third'],
    ...['Benedict 17', 'Benedict XVII', 'Benedikt XVII.', 'Benoît XVII', 'XVII. Benedek', '本笃十七世', 'Benedittu XVII'],
    ...['Leo 20', 'Leo XX', 'Léon XX', 'XX. Leó', '良二十世', 'Ljun XX', 'Leo 15', 'Leo 0', 'Leo XXXX'],
    ...['Pius 0', 'Pius XIII', 'Pius 13.', 'Pie XIII', 'XIII. Piusz', '比约十三世', 'Piju XIII', 'Pope Pius 999', 'Pius IX XI'],
    ...['Francis 2', 'Franziskus II.', 'François II', 'II. Ferenc', '方济各二世', 'Franġisku II', 'Papa Franġisku II'],
    ...['Gregory XVII', 'John XXIV', 'Paul 7', 'Alexander IX', 'Peter 2', 'Linus II', '16', '1'],
  ];

  it('is nobody in any language, nor a cleric', () => {
    expect(NUMBERS.filter((query) => findPope(query))).toEqual([]);
    expect(NUMBERS.filter((query) => findPerson(query))).toEqual([]);
  });
});
