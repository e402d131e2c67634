import 'server-only';
import { personById } from '@/lib/agent/directory/clergy';
import { dioceseById } from '@/lib/agent/directory/dioceses';
import type { DirectoryKind } from '@/lib/agent/directory/kind-words';
import { popeById } from '@/lib/agent/directory/popes';
import { saintById } from '@/lib/agent/directory/saints';
import type { Locale } from '@/lib/i18n/routing';
import { genderOf, type Gender } from '@/lib/skills/gender-of';
import { dated, named, type ListedName } from './built-in';

/** A line of a list of any directory, with what tells it from its like. */
export interface ListedRecord extends ListedName {
  kind: DirectoryKind;
  gender?: Gender;
  /** A word of the field, as the data have it: a status, a kind of see. */
  term?: string;
  /** `MM-DD`. */
  feast?: string;
  /** Popes: the place in the list. */
  ordinal?: number;
}

/** The line of a record; an id without a record has its id for a name. */
export function listedRecord(kind: DirectoryKind, id: string, locale: Locale): ListedRecord {
  if (kind === 'saints') {
    const saint = saintById(id);
    if (!saint) return { kind, id, name: id };
    return {
      kind, ...named(kind, id, saint.primary_name, locale), gender: genderOf(saint), term: saint.record_type ?? saint.canonical_status, feast: saint.feast_day,
      from: dated(saint.birth_date, saint.birth_date_approximate), to: dated(saint.death_date, saint.death_date_approximate),
    };
  }
  if (kind === 'popes') {
    const pope = popeById(id);
    if (!pope) return { kind, id, name: id };
    return { kind, ...named(kind, id, pope.papal_name, locale), ordinal: pope.ordinal, from: pope.pontificate.start, to: pope.pontificate.end ?? undefined };
  }
  if (kind === 'clergy') {
    const person = personById(id);
    return { kind, id, name: person?.primary_name ?? id, note: person?.current_position };
  }
  const see = dioceseById(id);
  if (!see) return { kind, id, name: id };
  return { kind, ...named(kind, id, see.primary_name, locale), term: see.jurisdiction_type, note: see.country, countryCode: see.country_code };
}
