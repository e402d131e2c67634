import { textOf, textsOf, type RawRecord } from './record';

/** Sources that give no day of canonization: Wikidata calls everybody "saint" whom somebody venerates. */
const UNSURE: ReadonlySet<string> = new Set(['Wikidata', 'Roman Martyrology index']);

/** Of the Orthodox Church, which has no blessed. */
const SAINTS_ANYHOW: ReadonlySet<string> = new Set(['gorazd']);

/**
 * Calls blessed who is only blessed. A bare entry is what its Latin says ("Beatus Iosephus Baldo"): the first name of some was read
 * as another's. Who died in 1939 to 1945 is blessed where nobody but Wikidata says more: it has the 108 Polish martyrs beatified in
 * 1999 and the martyrs of Ukraine and Nowogródek among the saints. The few who were canonized carry the day, here or in corrections.ts.
 */
export function withBlessedRank(saint: RawRecord): RawRecord {
  if (saint['canonical_status'] !== 'saint' || saint['canonized'] !== undefined || SAINTS_ANYHOW.has(String(saint['saint_id']))) return saint;
  return isEntryOfBlessed(saint) || isOfTheWar(saint) ? { ...saint, canonical_status: 'blessed' } : saint;
}

function isEntryOfBlessed(saint: RawRecord): boolean {
  return saint['record_type'] === 'martyrology-entry' && /^Beat(?:us|a|i|ae) /.test(textOf(saint['latin_name']) ?? '');
}

function isOfTheWar(saint: RawRecord): boolean {
  const year = Number((textOf(saint['death_date']) ?? '').slice(0, 4));
  return year >= 1939 && year <= 1945 && textsOf(saint['sources']).every((source) => UNSURE.has(source));
}
