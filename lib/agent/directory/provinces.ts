import { dioceses } from './dioceses';
import { foldName } from './fold-name';
import { kept } from './kept';
import type { DioceseRecord } from './records';
import { seeSpellings } from './well-known-names';

/** The metropolitan see of a suffragan: the one metropolitan of that name in the country, or else in the world; undefined when unsure. */
export function metropolitanOf(see: DioceseRecord): DioceseRecord | undefined {
  const code = provinces().metropolitans.get(see.source_code);
  return code === undefined ? undefined : dioceses().get(code);
}

/** The suffragan sees of a metropolitan, as far as the data name them, by name. */
export function suffragansOf(see: DioceseRecord): DioceseRecord[] {
  return (provinces().suffragans.get(see.source_code) ?? []).toSorted((a, b) => a.see_name.localeCompare(b.see_name, 'en'));
}

type Provinces = { metropolitans: Map<string, string>; suffragans: Map<string, DioceseRecord[]> };

function provinces(): Provinces {
  return kept('provinces', () => {
    const named = metropolitansByName();
    const metropolitans = new Map<string, string>();
    const suffragans = new Map<string, DioceseRecord[]>();
    for (const see of dioceses().values()) {
      const fitting = see.metropolitan === undefined ? [] : (named.get(folded(see.metropolitan)) ?? []);
      const inCountry = fitting.filter((other) => other.country_code === see.country_code);
      const [metropolitan, rival] = inCountry.length > 0 ? inCountry : fitting;
      if (metropolitan === undefined || rival !== undefined || metropolitan === see) continue;
      metropolitans.set(see.source_code, metropolitan.source_code);
      suffragans.set(metropolitan.source_code, [...(suffragans.get(metropolitan.source_code) ?? []), see]);
    }
    return { metropolitans, suffragans };
  });
}

/** Only sees that a source calls metropolitan or archdiocese, under each of their names. */
function metropolitansByName(): Map<string, DioceseRecord[]> {
  const named = new Map<string, DioceseRecord[]>();
  for (const see of dioceses().values()) {
    if (!see.is_metropolitan_see && see.jurisdiction_type !== 'Archdiocese') continue;
    for (const name of new Set([see.see_name, ...seeSpellings(see.source_code)].map(folded)))
      named.set(name, [...(named.get(name) ?? []), see]);
  }
  return named;
}

function folded(name: string): string {
  return foldName(name.replace(/\s*\([^)]*\)/, '')).join(' ');
}
