import { decoded } from '@/lib/decoded';
import type { Asked } from '@/lib/skills/outcome';

/** What the pages of a section ask an agent with: the skill, and the field of the id. */
const SECTIONS: Record<string, { skill: string; key: string }> = {
  saints: { skill: 'saint_lookup', key: 'saint_id' },
  clergy: { skill: 'person_lookup', key: 'person_id' },
  popes: { skill: 'pope_lookup', key: 'pope_id' },
  dioceses: { skill: 'diocese_lookup', key: 'source_code' },
  documents: { skill: 'document_fetch', key: 'id' },
};

/**
 * What the page of one profile or document asks an agent.
 * @param path without its language, still percent-encoded: `/saints/jerome`
 * @returns with an unchecked id; undefined for every other address
 */
export function askedAt(path: string): Asked | undefined {
  const [, section = '', segment = '', ...rest] = path.split('/');
  const id = decoded(segment);
  if (!Object.hasOwn(SECTIONS, section) || !id || rest.some(Boolean)) return undefined;
  const { skill, key } = SECTIONS[section] as (typeof SECTIONS)[string];
  return { skill, input: { [key]: id } };
}
