import type { Source } from './sources-of';

/**
 * An answer to paste elsewhere: question, text with its numbers, sources. Plain text, as the agent's Markdown stands.
 * @param body without the definitions of its markers
 * @param words heading of the sources and the line that says who answered
 */
export function answerAsText(given: { question: string; body: string; sources: readonly Source[]; words: { sources: string; answeredBy: string } }): string {
  const { question, body, sources, words } = given;
  const lines = sources.flatMap(({ number, citations }) => citations.map((citation) => {
    const whose = [citation.document_author, citation.document_year].filter(Boolean).join(', ');
    const parts = [citation.document_title, whose, citation.document_reference, citation.source_url].filter(Boolean);
    return `[${number}] ${parts.join(' · ')}`;
  }));
  const list = lines.length > 0 ? [`${words.sources}\n${lines.join('\n')}`] : [];
  return [question, body.replace(/\[\^(\d{1,3})\]/g, '[$1]').trim(), ...list, words.answeredBy].join('\n\n');
}
