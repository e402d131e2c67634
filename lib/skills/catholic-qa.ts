import { z } from 'zod';
import { readNotFound } from './not-found';
import { readOtherSkills } from './other-skills';
import { MAX_QUESTION_LENGTH } from './question-length';
import { QUESTION_TIMEOUT_MS, type Skill, type SkillReading } from './skill';

/** A number, or digits; null and an empty text are none, and not the first of the sources. */
const index = z.union([z.number(), z.string().regex(/^\s*\d{1,9}\s*$/).transform(Number)]).pipe(z.number().int().nonnegative());

const textOrNull = z.union([z.string(), z.number().transform(String)]).nullish().catch(null);

/** One source of an answer. Every field may be absent; `document_index` counts from zero, inline notes from one. */
export const citationSchema = z.looseObject({
  cited_text: textOrNull,
  cited_text_heading: textOrNull,
  document_title: textOrNull,
  document_index: index.optional().catch(undefined),
  document_author: textOrNull,
  document_year: textOrNull,
  document_reference: textOrNull,
  source_url: textOrNull,
});

export type Citation = z.infer<typeof citationSchema>;

/** An answer: Markdown with inline markers, untrusted; its sources; questions one might ask next. */
export interface Answer {
  text: string;
  citations: Citation[];
  relatedQuestions: string[];
}

export const catholicQaInput = z.object({ question: z.string().trim().min(1).max(MAX_QUESTION_LENGTH) });

/** `catholic_qa_response`: a question in natural language, answered with sources. Source: the client's skill description. */
export const catholicQa: Skill<z.infer<typeof catholicQaInput>, Answer> = {
  id: 'catholic_qa',
  artifact: 'catholic_qa_response',
  input: catholicQaInput,
  timeoutMs: QUESTION_TIMEOUT_MS,
  parts: ({ question }) => [{ kind: 'text', text: question }],
  read: (parts): SkillReading<Answer> => {
    const others = readOtherSkills(parts, 'catholic_qa_response');
    if (others) return others;
    const text = parts.texts.filter((item) => item.trim()).join('\n\n');
    const sent: unknown[] = parts.data.flatMap((data) => (Array.isArray(data.citations) ? data.citations : []));
    const citations = sent.map((item) => citationSchema.safeParse(item).data).filter((citation) => citation !== undefined);
    if (!text && citations.length === 0) return readNotFound(parts) ?? { kind: 'unreadable', why: 'The answer holds no text.' };
    const relatedQuestions = readQuestions(parts.data.flatMap((data) => (Array.isArray(data.related_questions) ? data.related_questions : [])));
    return { kind: 'found', value: { text, citations, relatedQuestions } };
  },
};

function readQuestions(items: unknown[]): string[] {
  const questions = items.map((item) => {
    if (typeof item === 'string') return item.trim();
    const fields = (item ?? {}) as Record<string, unknown>;
    return [fields.question, fields.text].find((field): field is string => typeof field === 'string')?.trim() ?? '';
  });
  return [...new Set(questions.filter(Boolean))];
}
