import 'server-only';
import type { Outcome, Provenance } from '@/lib/skills/outcome';
import { currentAgent } from './calls/agent-of-reader';
import { keptOutcome } from './calls/kept-outcome';
import { getPerson } from './clergy';
import { getDiocese } from './dioceses';
import { getPope } from './popes';
import { getSaint } from './saints';

type Profile = { primary_name: string } & Record<string, unknown>;
type Found = Outcome<Profile>;

/** The four directories: by skill, by the key of its id, and how our own agent is read. */
const DIRECTORIES = {
  saints: { skill: 'saint_lookup', idKey: 'saint_id', read: (id: string): Promise<Found> => getSaint({ saint_id: id }) },
  clergy: { skill: 'person_lookup', idKey: 'person_id', read: (id: string): Promise<Found> => getPerson({ person_id: id }) },
  popes: { skill: 'pope_lookup', idKey: 'pope_id', read: (id: string): Promise<Found> => getPope({ pope_id: id }) },
  dioceses: { skill: 'diocese_lookup', idKey: 'source_code', read: (id: string): Promise<Found> => getDiocese({ source_code: id }) },
} as const;

export type ProfileKind = keyof typeof DIRECTORIES;

/** Whether a part of an address is one of the four. */
export const isProfileKind = (text: string): text is ProfileKind => Object.hasOwn(DIRECTORIES, text);

/**
 * A profile as far as it costs nothing to have it: our own agent's, or what another one has answered before. Never a call.
 * @returns undefined where nothing is kept, or nobody has that id
 */
export async function keptProfile(kind: ProfileKind, id: string): Promise<{ value: Profile; provenance: Provenance } | undefined> {
  if (!id) return undefined;
  const { skill, idKey, read } = DIRECTORIES[kind];
  const outcome = (await currentAgent()).kind === 'built-in' ? await read(id) : await keptOutcome(skill, { [idKey]: id });
  return outcome?.kind === 'found' ? { value: outcome.value as Profile, provenance: outcome.provenance } : undefined;
}
