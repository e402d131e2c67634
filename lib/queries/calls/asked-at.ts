import { decoded } from '@/lib/decoded';
import type { Asked } from '@/lib/skills/outcome';

/** What the pages of a section ask an agent with: the skill, and the field of the id. */
export const ASKED_IN = {
  saints: { skill: 'saint_lookup', key: 'saint_id' },
  clergy: { skill: 'person_lookup', key: 'person_id' },
  popes: { skill: 'pope_lookup', key: 'pope_id' },
  dioceses: { skill: 'diocese_lookup', key: 'source_code' },
  documents: { skill: 'document_fetch', key: 'id' },
} as const;

/**
 * What the page of one profile or document asks an agent.
 * @param path without its language, still percent-encoded: `/saints/jerome`
 * @returns with an unchecked id; undefined for every other address
 */
export function askedAt(path: string): Asked | undefined {
  const [, section = '', segment = '', ...rest] = path.split('/');
  const id = decoded(segment);
  if (!Object.hasOwn(ASKED_IN, section) || !id || rest.some(Boolean)) return undefined;
  const { skill, key } = ASKED_IN[section as keyof typeof ASKED_IN];
  return { skill, input: { [key]: id } };
}
