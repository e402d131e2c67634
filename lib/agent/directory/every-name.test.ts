import { describe, expect, it } from 'vitest';
import { clergy, findPerson } from './clergy';
import { dioceses, findDiocese } from './dioceses';
import { foldName } from './fold-name';
import { foldNumeral } from './fold-numeral';
import { findPope, popes } from './popes';
import { findSaint, saints } from './saints';
import { namesByLanguage } from './well-known-names';

const folded = (name: string) => foldName(name).join(' ');
const arabic = (papalName: string) => papalName.replace(/ ([IVX]+)$/, (_, roman: string) => ` ${foldNumeral(roman.toLowerCase())}`);

describe('every record answers to its own name', () => {
  it('popes: in Roman and Arabic numerals and in each language', () => {
    const lost: string[] = [];
    for (const pope of popes().values()) {
      const { de, fr, hu, zh, mt } = namesByLanguage('popes', pope.pope_id) ?? {};
      for (const name of [pope.primary_name, pope.papal_name, arabic(pope.papal_name), de, fr, hu, zh, mt]) {
        const hit = name === undefined ? undefined : findPope(name);
        if (hit?.record.papal_name !== pope.papal_name) lost.push(`${name}: ${hit?.record.pope_id}`);
      }
    }
    expect(lost).toEqual([]);
  });

  it('clergy', () => {
    const lost = [...clergy().values()].filter((person) => !person.pope_id && findPerson(person.primary_name)?.record !== person);
    expect(lost.map((person) => person.primary_name)).toEqual([]);
  });

  it('sees: by the full name, a namesake at most before it; "San" in Mali is what everyone else calls a saint', () => {
    const lost = [...dioceses().values()].filter((see) => {
      const hit = findDiocese(see.primary_name);
      if (hit === undefined || ![hit.record, ...hit.alternates].includes(see)) return true;
      return see.see_name !== 'San' && folded(hit.record.see_name) !== folded(see.see_name);
    });
    expect(lost.map((see) => `${see.primary_name}: ${findDiocese(see.primary_name)?.record.see_name}`)).toEqual([]);
  });

  it('saints: a full name of two words finds one of that name', () => {
    const asked = [...saints().values()].filter((saint, index) => index % 7 === 0 && foldName(saint.primary_name).length > 1);
    const lost = asked.filter((saint) => {
      const hit = findSaint(saint.primary_name);
      return !hit || ![hit.record, ...hit.alternates].includes(saint);
    });
    expect(asked.length).toBeGreaterThan(900);
    expect(lost.map((saint) => `${saint.primary_name}: ${findSaint(saint.primary_name)?.record.primary_name}`)).toEqual([]);
  });
});
