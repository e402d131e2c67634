import { genderOf, type Gender } from './gender-of';

/** Another candidate of the same search. Without an id it can only be looked up again by its name. */
export interface Alternate {
  id?: string;
  name: string;
  /** Scalars that may tell it apart (years, see, country), as sent and in the order sent. */
  details: string[];
  gender?: Gender;
}

const NAME_KEYS = ['primary_name', 'papal_name', 'name', 'title'];

/**
 * Reads `alternates`, whose item shape is undocumented: plain strings are names, objects carry an id under the skill's key, `source_code` or `id`.
 * @param value what the agent sent, any shape
 * @param idKey the skill's own id key, e.g. `saint_id`
 */
export function readAlternates(value: unknown, idKey: string): Alternate[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item): Alternate[] => {
    if (typeof item === 'string') return item.trim() ? [{ name: item.trim(), details: [] }] : [];
    if (typeof item !== 'object' || item === null) return [];
    const fields = item as Record<string, unknown>;
    const idField = [idKey, 'source_code', 'id'].find((key) => typeof fields[key] === 'string' || typeof fields[key] === 'number');
    const nameField = NAME_KEYS.find((key) => typeof fields[key] === 'string' && fields[key]);
    if (!nameField) return [];
    const details = Object.entries(fields)
      .filter(([key, field]) => key !== idField && key !== 'gender' && !NAME_KEYS.includes(key) && !key.endsWith('_url') && (typeof field === 'string' || typeof field === 'number'))
      .map(([, field]) => String(field));
    const gender = genderOf(fields);
    return [{ id: idField ? String(fields[idField]) : undefined, name: String(fields[nameField]), details, ...(gender ? { gender } : {}) }];
  });
}
