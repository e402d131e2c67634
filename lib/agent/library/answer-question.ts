import type { Citation } from '@/lib/skills/catholic-qa';
import { MAX_QUESTION_LENGTH } from '@/lib/skills/question-length';
import { catechismSource, documentSource, type AnswerSource } from './answer-source';
import { answerText, type Numbered } from './answer-text';
import { topicOf } from './match-topics';
import { namedSources, type NamedSources } from './named-sources';
import { nearestTopics, neighbouringTopics } from './neighbouring-topics';
import { quotedPassage } from './quoted-passage';
import { questionAbout } from './topic-question';

/** What `catholic_qa` returns, in the names of the wire. */
export interface LibraryAnswer {
  /** Markdown with markers `[^1]`… */
  text: string;
  /** One a marker; `document_index` counts from zero. `cited_text` only where the installed text is quoted. */
  citations: Citation[];
  related_questions: string[];
}

const MOST_PASSAGES = 4;
const MOST_RELATED = 4;

const NOTHING_FOUND =
  'No source about this was found in the built-in library. It finds topics by matching words, without a language model, ' +
  'so other words may find more; the related questions name the nearest topics it has.';

/**
 * Answers a question without a language model: with the sources it names ("John 3:16", "CCC 2267", "Rerum Novarum")
 * and those of the topic that its words fit. A question that does neither gets no passages and no citations,
 * only the three nearest topics as questions. What goes beyond 8,000 characters is not read.
 */
export function answerQuestion(asked: string): LibraryAnswer {
  const question = asked.slice(0, MAX_QUESTION_LENGTH);
  const named = namedSources(question);
  const topic = (topicOf(question) ?? topicOf(named.rest, namesSources(named)))?.topic;
  const sources = {
    scripture: joined(named.scripture, topic?.scripture),
    ccc: joined(named.ccc, topic?.ccc),
    documents: joined(named.documents, topic?.documents),
  };
  const { text, citations } = answerFrom(sources, topic?.topic);
  if (citations.length === 0) return { text: NOTHING_FOUND, citations, related_questions: nearestTopics(question, 3).map(questionAbout) };
  const neighbours = neighbouringTopics(sources, question, MOST_RELATED + 1).filter((other) => other !== topic);
  return { text, citations, related_questions: neighbours.slice(0, MOST_RELATED).map(questionAbout) };
}

function namesSources({ scripture, ccc, documents }: NamedSources): boolean {
  return scripture.length + ccc.length + documents.length > 0;
}

function joined(named: string[], ofTopic: string[] = []): string[] {
  return [...new Set([...named, ...ofTopic])];
}

function answerFrom(sources: NamedSources, topic: string | undefined): Pick<LibraryAnswer, 'text' | 'citations'> {
  let last = 0;
  const number = <T extends AnswerSource>(source: T): Numbered<T> => ({ ...source, marker: ++last });
  const passages = sources.scripture.flatMap((reference) => quotedPassage(reference) ?? []).slice(0, MOST_PASSAGES).map(number);
  const catechism = sources.ccc.flatMap((place) => catechismSource(place) ?? []).map(number);
  const documents = sources.documents.flatMap((id) => documentSource(id) ?? []).map(number);
  const numbered: Numbered<AnswerSource>[] = [...passages, ...catechism, ...documents];
  return {
    text: answerText({ ...(topic ? { topic } : {}), passages, catechism, documents }),
    citations: numbered.map(({ citation, marker }) => ({ ...citation, document_index: marker - 1 })),
  };
}
