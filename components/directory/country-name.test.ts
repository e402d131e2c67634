import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countryName, countryNamed } from './country-name';

/** Countries as our own data write them; Jerusalem is none. */
const written = ['clergy', 'dioceses'].flatMap((file) => [...readFileSync(`lib/agent/data/${file}.json`, 'utf8').matchAll(/"country":"([^"]*)"/g)].map(([, name = '']) => name));

describe('a country written in English', () => {
  it('is said in the page’s language, whichever of its names it bears', () => {
    for (const [name, said] of [
      ['Germany', 'Deutschland'], ['United States of America', 'Vereinigte Staaten'], ['Ivory Coast', 'Côte d’Ivoire'], ['Côte d’Ivoire', 'Côte d’Ivoire'], ['East Timor', 'Timor-Leste'],
      ['Bosnia and Herzegovina', 'Bosnien und Herzegowina'], ['Democratic Republic of the Congo', 'Kongo-Kinshasa'], ['Republic of the Congo', 'Kongo-Brazzaville'], ['Vatican City', 'Vatikanstadt'], ['Turkey', 'Türkei'],
    ] as const) expect(countryNamed(name, 'de'), name).toBe(said);
    expect(countryNamed('Italy', 'hu')).toBe('Olaszország');
    expect(countryNamed('Italy', 'mt')).toBe('l-Italja');
    expect(countryNamed('Italy', 'zh')).toBe('意大利');
  });

  it('is known for every name in our data, by the code that stands beside it', () => {
    expect([...new Set(written)].filter((name) => countryNamed(name, 'de') === undefined)).toEqual(['Jerusalem']);
    for (const [, name = '', code = ''] of readFileSync('lib/agent/data/dioceses.json', 'utf8').matchAll(/"country":"([^"]*)","country_code":"([^"]*)"/g)) {
      expect([name, countryNamed(name, 'fr')]).toEqual([name, countryName(code, 'fr')]);
    }
  });

  it('stays in English as it was sent, and is no country where it is none', () => {
    expect(countryNamed('Ivory Coast', 'en')).toBe('Ivory Coast');
    for (const name of ['Kingdom of Italy', 'Roman Empire', 'Manila', '', 'DE']) expect(countryNamed(name, 'de'), name).toBeUndefined();
  });
});
