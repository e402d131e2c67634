import type { AgentSkill } from '@a2a-js/sdk';
import type { Hit } from '../directory/records';
import { dataPart, notFoundPart } from '../parts-of';
import { knownFields } from '../profile-fields';
import { optionalText } from '../read-fields';
import { invalidParams } from '../rpc-error';
import { DATA_MODE, TEXT_MODE, type SkillHandler, type SkillRequest } from '../skill-handler';

/** The lengths of `queryText` and `idText` in lib/skills/directory-skill. */
const MAX_QUERY = 300;
const MAX_ID = 200;

/**
 * What a directory skill is asked: the canonical id, or words. An id wins over words, for it is exact; a text part counts as words.
 * @throws RpcError -32602 when neither is given
 */
function readLookup(request: SkillRequest, idKey: string): { id: string } | { query: string } {
  const id = optionalText(request.data[idKey], `data.${idKey}`, MAX_ID);
  if (id) return { id };
  const query = optionalText(request.data.query, 'data.query', MAX_QUERY) ?? optionalText(request.text, 'message.parts', MAX_QUERY);
  if (query) return { query };
  throw invalidParams('message.parts', `must give query (text, or data.query) or data.${idKey}`);
}

export interface Lookup<T> {
  byId(id: string): T | undefined;
  find(query: string): Hit<T> | undefined;
  /** Whether what was found is only the nearest spelling of what was asked. */
  isMisspelt(query: string, record: T): boolean;
  /** Why nothing was found, in the words of the client's documents. */
  hint?(asked: string): string | undefined;
}

/** One hit with the others that matched; a look-up by id has no others. `nearestTo`: the words asked for, where no name is spelt so. */
export function lookUp<T>(request: SkillRequest, idKey: string, lookup: Lookup<T>): { hit: Hit<T>; nearestTo?: string } | { asked: string; hint?: string } {
  const given = readLookup(request, idKey);
  // All our ids are written small.
  const record = 'id' in given ? lookup.byId(given.id.toLowerCase()) : undefined;
  const hit = 'id' in given ? record && { record, alternates: [] } : lookup.find(given.query);
  if (hit) return { hit, nearestTo: 'query' in given && lookup.isMisspelt(given.query, hit.record) ? given.query : undefined };
  const asked = 'id' in given ? given.id : given.query;
  return { asked, hint: lookup.hint?.(asked) };
}

/**
 * One of the four directory look-ups: a profile in one data part, with `alternates` when several matched and `nearest_to` when the name asked for
 * is nobody's and this one's is spelt nearly so; or `not_found`.
 * @param given.profile the record as it goes over the wire
 * @param given.alternate id, name and what tells a namesake apart
 */
export function directoryHandler<T extends object>(given: {
  skill: { id: string; artifact: string; idKey: string };
  card: Omit<AgentSkill, 'id' | 'inputModes' | 'outputModes'>;
  lookup: Lookup<T>;
  profile(record: T): Record<string, unknown>;
  alternate(record: T): Record<string, unknown>;
}): SkillHandler {
  const { skill, lookup } = given;
  // The data never change while the process runs, so a record is put into wire form once.
  const profiles = new WeakMap<object, Record<string, unknown>>();
  const profileOf = (record: T): Record<string, unknown> => {
    const known = profiles.get(record) ?? given.profile(record);
    profiles.set(record, known);
    return known;
  };
  return {
    card: { ...given.card, id: skill.id, inputModes: [TEXT_MODE, DATA_MODE], outputModes: [DATA_MODE] },
    artifact: skill.artifact,
    answer: (request) => {
      const found = lookUp(request, skill.idKey, lookup);
      if ('asked' in found) return [notFoundPart(found.asked, found.hint)];
      const alternates = found.hit.alternates.map((record) => knownFields(given.alternate(record)));
      return [dataPart({ ...profileOf(found.hit.record), ...knownFields({ alternates: alternates.length > 0 ? alternates : undefined, nearest_to: found.nearestTo }) })];
    },
  };
}
