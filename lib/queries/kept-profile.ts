import 'server-only';
import type { Outcome, Provenance } from '@/lib/skills/outcome';
import { currentAgent } from './calls/agent-of-reader';
import { ASKED_IN } from './calls/asked-at';
import { keptOutcome } from './calls/kept-outcome';
import { getPerson } from './clergy';
import { getDiocese } from './dioceses';
import { getPope } from './popes';
import { getSaint } from './saints';

type Profile = { primary_name: string } & Record<string, unknown>;
type Found = Outcome<Profile>;

/** The four directories, as our own agent is read. */
const READ = {
  saints: (id: string): Promise<Found> => getSaint({ saint_id: id }),
  clergy: (id: string): Promise<Found> => getPerson({ person_id: id }),
  popes: (id: string): Promise<Found> => getPope({ pope_id: id }),
  dioceses: (id: string): Promise<Found> => getDiocese({ source_code: id }),
};

export type ProfileKind = keyof typeof READ;

/** Whether a part of an address is one of the four. */
export const isProfileKind = (text: string): text is ProfileKind => Object.hasOwn(READ, text);

/**
 * A profile as far as it costs nothing to have it: our own agent's, or what another one has answered before. Never a call.
 * @returns undefined where nothing is kept, or nobody has that id
 */
export async function keptProfile(kind: ProfileKind, id: string): Promise<{ value: Profile; provenance: Provenance } | undefined> {
  if (!id) return undefined;
  const { skill, key } = ASKED_IN[kind];
  const outcome = (await currentAgent()).kind === 'built-in' ? await READ[kind](id) : await keptOutcome(skill, { [key]: id });
  return outcome?.kind === 'found' ? { value: outcome.value as Profile, provenance: outcome.provenance } : undefined;
}
