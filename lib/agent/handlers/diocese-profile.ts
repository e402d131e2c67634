import { bishopOfSee, patronsOf, popeOfSee } from '../directory/links';
import { metropolitanOf, suffragansOf } from '../directory/provinces';
import type { DioceseRecord } from '../directory/records';
import { statisticsOf } from '../directory/statistics';
import { knownFields, orderedProfile } from '../profile-fields';

const FIRST = [
  'source_code',
  'primary_name',
  'local_name',
  'jurisdiction_type',
  'rite',
  'country',
  'region_primary',
  'state',
  'city',
  'metropolitan',
  'depends_on',
  'province',
  'cathedral',
  'patron_saint',
  'area',
  'erected',
  'elevated',
  'official_website',
  'current_bishop',
];

/** Book-keeping, what a link replaces, and the see's name without its kind. */
const HIDDEN = ['see_name', 'statistics_years', 'current_bishop_since'];

/** The seven figures that the client's documents name for a profile. */
const HEADLINE = ['catholics', 'total_population', 'percent_catholic', 'total_priests', 'parishes', 'baptisms', 'seminarians'];

const RECENT_YEARS = 5;

function recentStatistics(see: DioceseRecord): Record<string, unknown>[] {
  return statisticsOf(see.source_code)
    .slice(-RECENT_YEARS)
    .reverse()
    .map((row) => {
      const fields: Record<string, unknown> = { ...row };
      return knownFields(Object.fromEntries(['year', ...HEADLINE].map((key) => [key, fields[key]])));
    });
}

function link(see: DioceseRecord): { name: string; source_code: string } {
  return { name: see.primary_name, source_code: see.source_code };
}

/** A suffragan that the source names without our knowing which see it is stands as its name alone. */
function suffragans(see: DioceseRecord): Record<string, unknown>[] {
  const known = suffragansOf(see);
  const others = (see.suffragans ?? []).filter((name) => !known.some((other) => other.see_name === name));
  return [...known.map(link), ...others.map((name) => ({ name }))];
}

/** A see over the wire, with links to its bishop, metropolitan and suffragans, and the latest figures, newest year first. */
export function dioceseProfile(see: DioceseRecord): Record<string, unknown> {
  const metropolitan = metropolitanOf(see);
  const bishop = see.current_bishop && {
    name: see.current_bishop,
    person_id: bishopOfSee(see)?.person_id,
    pope_id: popeOfSee(see)?.pope_id,
    since: see.current_bishop_since,
  };
  return orderedProfile(
    {
      ...see,
      metropolitan: metropolitan ? link(metropolitan) : see.metropolitan,
      suffragans: suffragans(see),
      patron_saint: patronsOf(see).map(knownFields),
      current_bishop: bishop,
      recent_statistics: recentStatistics(see),
    },
    FIRST,
    HIDDEN,
  );
}
