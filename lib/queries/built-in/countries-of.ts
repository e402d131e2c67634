import type { SaintRecord } from '@/lib/agent/directory/records';
import { countryCode } from '@/lib/country-code';

/** Parts of a country of today, where a record says no more. */
const PARTS: Readonly<Record<string, string>> = { England: 'GB', Scotland: 'GB', Wales: 'GB', 'North Wales': 'GB' };

/** The countries of today under which a saint is listed: of the code that a martyrology gives, and of the names. A realm that was is none of them. */
export function countriesOf({ country, country_code: code }: Pick<SaintRecord, 'country' | 'country_code'>): string[] {
  const named = [country ?? []].flat().flatMap((name) => PARTS[name] ?? countryCode(name) ?? []);
  return [...new Set([...[code ?? []].flat(), ...named])];
}
