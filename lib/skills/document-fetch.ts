import { z } from 'zod';
import { readNotFound } from './not-found';
import { readOtherSkills } from './other-skills';
import { LOOKUP_TIMEOUT_MS, type Skill, type SkillReading } from './skill';

const textOrNull = z.union([z.string(), z.number().transform(String)]).nullish().catch(null);

/** Metadata of a fetched text; all but the id may be missing, what is not named here is kept. */
export const documentMetaSchema = z.looseObject({ id: textOrNull, title: textOrNull, author: textOrNull, ref: textOrNull });

export interface FetchedDocument {
  text: string;
  meta: z.infer<typeof documentMetaSchema>;
}

export const documentFetchInput = z.object({ id: z.string().trim().min(1).max(400) });

/** `document`: the text of an id and its metadata. Source: the client's skill description. */
export const documentFetch: Skill<z.infer<typeof documentFetchInput>, FetchedDocument> = {
  id: 'document_fetch',
  artifact: 'document',
  input: documentFetchInput,
  timeoutMs: LOOKUP_TIMEOUT_MS,
  parts: ({ id }) => [{ kind: 'data', data: { id } }],
  read: (parts): SkillReading<FetchedDocument> => {
    const other = readNotFound(parts) ?? readOtherSkills(parts, 'document');
    if (other) return other;
    const data = parts.data.find((item) => 'id' in item || 'title' in item) ?? {};
    const text = parts.texts.join('\n\n');
    if (!text.trim() && Object.keys(data).length === 0) return { kind: 'unreadable', why: 'The document holds neither text nor metadata.' };
    return { kind: 'found', value: { text, meta: documentMetaSchema.parse(data) } };
  },
};
