import type { Profile } from './directory-kind';
import { humaniseKey } from './humanise-key';
import { capitalised, termKey, type Words } from './say-term';

/** The label of a field: ours where we know the field, else made from the agent's own key. */
export function fieldLabel(fields: Words, key: string): string {
  return /^\w+$/.test(key) && fields.has(key) ? fields(key) : humaniseKey(key);
}

/** The label of a fact: whoever holds an archdiocese is its archbishop, a diocese its bishop, anything else its ordinary. */
export function factLabel(words: { fields: Words; terms: Words; locale: string }, key: string, profile: Profile): string {
  const holder = { diocese: 'bishop', archdiocese: 'archbishop' }[termKey(String(profile.jurisdiction_type ?? ''))];
  return key === 'current_bishop' && holder ? capitalised(words.terms(holder), words.locale) : fieldLabel(words.fields, key);
}
