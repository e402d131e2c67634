import { genderOf } from '@/lib/skills/gender-of';
import type { DirectoryKind, Profile } from './directory-kind';
import { capitalised, sayTerm, type Words } from './say-term';

const OWN_FIELD: Record<DirectoryKind, string> = { saints: 'canonical_status', clergy: 'title', popes: '', dioceses: 'jurisdiction_type' };
const SINGULAR: Record<DirectoryKind, string> = { saints: 'saint', clergy: 'person', popes: 'pope', dioceses: 'see' };

/**
 * What kind of person or see it is: as the agent says, in the page's language where it is a word of the field; a see of unknown kind is only called a see.
 * @returns `isSent` where the words are the agent's own
 */
export function kindName(kind: DirectoryKind, profile: Profile, { kinds, terms, locale }: { kinds: Words; terms: Words; locale: string }): { name: string; isSent: boolean } {
  const sent = profile[OWN_FIELD[kind]];
  if (typeof sent !== 'string' || !sent.trim()) return { name: kinds(SINGULAR[kind]), isSent: false };
  const said = sayTerm(terms, sent, genderOf(profile));
  return said ? { name: capitalised(said, locale), isSent: false } : { name: sent, isSent: true };
}
