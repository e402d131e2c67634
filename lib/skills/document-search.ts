import { z } from 'zod';
import { readNotFound } from './not-found';
import { readOtherSkills } from './other-skills';
import { LOOKUP_TIMEOUT_MS, type Skill, type SkillReading } from './skill';

/** One passage found. Several may belong to one document; extra fields an agent sends are kept. */
export const searchResultSchema = z.looseObject({
  id: z.union([z.string().min(1), z.number().transform(String)]),
  url: z.string().nullish().catch(null),
  title: z.string().nullish().catch(null),
});

export type SearchResult = z.infer<typeof searchResultSchema>;

export const documentSearchInput = z.object({ query: z.string().trim().min(1).max(1024) });

/** `search_results`: passages that match a query, best first. Source: the client's skill description. */
export const documentSearch: Skill<z.infer<typeof documentSearchInput>, SearchResult[]> = {
  id: 'document_search',
  artifact: 'search_results',
  input: documentSearchInput,
  timeoutMs: LOOKUP_TIMEOUT_MS,
  parts: ({ query }) => [{ kind: 'text', text: query }],
  read: (parts): SkillReading<SearchResult[]> => {
    const others = readOtherSkills(parts, 'search_results');
    if (others) return others;
    const lists = parts.data.filter((data) => Array.isArray(data.results));
    if (lists.length === 0) return readNotFound(parts) ?? { kind: 'unreadable', why: 'No data part with "results" came back.' };
    const results = lists.flatMap((data) => data.results as unknown[])
      .map((item) => searchResultSchema.safeParse(item).data)
      .filter((result) => result !== undefined);
    return { kind: 'found', value: results };
  },
};
