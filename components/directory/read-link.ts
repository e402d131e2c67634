import { readAlternates } from '@/lib/skills/alternates';
import type { Gender } from '@/lib/skills/gender-of';
import { DIRECTORIES, ID_KEYS, profilePath, searchPath, type DirectoryKind } from './directory-kind';

/** A person or see that an agent names inside a profile. Without an id it can only be looked for by name. */
export interface DirectoryLink {
  directory: DirectoryKind;
  id?: string;
  name: string;
  /** Scalars that tell it from its like, as sent. */
  details: string[];
  /** The name in the page's language. */
  localName?: string;
  gender?: Gender;
}

/**
 * What our own tables know of an id beyond what the agent sends: the name in the page's language, the gender, and for a see the address of the
 * list of its province. Nothing where the ids are another agent's.
 */
export type KnownOf = (kind: DirectoryKind, id: unknown) => { localName?: string; gender?: Gender; province?: string };

/** A mention with what is known here of its id. */
export function withKnown(link: DirectoryLink, knownOf: KnownOf): DirectoryLink {
  const { localName, gender } = knownOf(link.directory, link.id);
  return { ...link, ...(localName ? { localName } : {}), ...(gender ? { gender } : {}) };
}

/** The other candidates of a search, each with its directory and what is known of it here. */
export function alternateLinks(kind: DirectoryKind, alternates: unknown, knownOf: KnownOf): DirectoryLink[] {
  return readAlternates(alternates, ID_KEYS[kind]).map((alternate) => withKnown({ directory: kind, ...alternate }, knownOf));
}

function directoryOf(fields: Record<string, unknown>): DirectoryKind | undefined {
  return DIRECTORIES.find((kind) => typeof fields[ID_KEYS[kind]] === 'string' && fields[ID_KEYS[kind]]);
}

const isScalar = (value: unknown) => typeof value !== 'object' || value === null;

/**
 * Reads a mention: `{ name, person_id }`, or where the field says which directory is meant (`current_bishop`), a plain name too.
 * @param assumed directory of the field; without it only an object that bears a canonical id is a mention
 */
export function readLink(value: unknown, assumed?: DirectoryKind): DirectoryLink | undefined {
  if (typeof value === 'string') return assumed && value.trim() ? { directory: assumed, name: value.trim(), details: [] } : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.values(value).every(isScalar)) return undefined;
  const directory = directoryOf(value as Record<string, unknown>) ?? assumed;
  if (!directory) return undefined;
  const read = readAlternates([value], ID_KEYS[directory])[0];
  return read && { directory, ...read };
}

/** Where a mention leads: the profile by its id, else a search for the name. */
export function linkPath(link: DirectoryLink): string {
  return link.id ? profilePath(link.directory, link.id) : searchPath(link.directory, link.name);
}
