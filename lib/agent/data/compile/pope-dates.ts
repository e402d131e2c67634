import { textsOf, without, type RawRecord } from './record';

/** Of the list of popes, checked against two others; Wikidata and calendars differ from it for some early popes. */
const SHARED = ['birth_date', 'death_date', 'beatified', 'canonized'];

/**
 * A pope who is a saint stands in two files, and both pages must say the same: the dates of the pope's record win where it has one.
 * So does its feast day; the saint's own then is the day of another calendar.
 */
export function withDatesOfPope(saint: RawRecord, pope: RawRecord | undefined): RawRecord {
  if (pope === undefined) return saint;
  const changed = SHARED.filter((field) => pope[field] !== undefined && pope[field] !== saint[field]);
  let joined = changed.reduce((record, field) => replaced(record, field, pope), saint);
  const { feast_day: feast } = pope;
  if (feast !== undefined && feast !== saint['feast_day']) {
    const other = saint['feast_day'] === undefined ? {} : { feast_day_other: saint['feast_day'] };
    joined = { ...joined, feast_day: feast, ...other, feast_source: 'acutis-api' };
  }
  return joined;
}

function replaced(saint: RawRecord, field: string, pope: RawRecord): RawRecord {
  const rest = without(saint, [`${field}_approximate`, `${field}_range`, `${field}_disputed`]);
  const agreed = textsOf(saint['dates_agreed']).filter((name) => name !== field);
  return {
    ...(agreed.length > 0 ? { ...rest, dates_agreed: agreed } : without(rest, ['dates_agreed'])),
    [field]: pope[field],
    ...(pope[`${field}_approximate`] ? { [`${field}_approximate`]: true } : {}),
  };
}
