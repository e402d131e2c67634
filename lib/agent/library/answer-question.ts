import type { Citation } from '@/lib/skills/catholic-qa';
import { MAX_QUESTION_LENGTH } from '@/lib/skills/question-length';
import type { Locale } from '@/lib/i18n/routing';
import { ANSWER_FRAMES } from './answer-frame';
import { CARE_SENTENCES } from './care-sentences';
import { catechismSource, documentSource, type AnswerSource } from './answer-source';
import { answerText, type Numbered } from './answer-text';
import { distressIn } from './distress';
import { elsewhere, ELSEWHERE_SENTENCES } from './elsewhere';
import { namedSources, type NamedSources } from './named-sources';
import { nearestTopics, neighbouringTopics } from './neighbouring-topics';
import { quotedPassage } from './quoted-passage';
import { questionIn } from './topic-question';
import type { Topic } from './topics';
import { topicName } from './tongues';
import { understand } from './understand-question';

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

/** Neighbours looked at: those that the language of the answer has no name for are left out. */
const MOST_NEIGHBOURS = 60;

/**
 * Answers a question without a language model: with the sources it names ("John 3:16", "CCC 2267", "Rerum Novarum")
 * and those of the topic that its words fit. A question that does neither gets no passages and no citations,
 * only the three nearest topics as questions. Whoever may be in distress is not answered but cared for, and who asks
 * for a date or a saint is told where these are found. What goes beyond 8,000 characters is not read.
 * @param reader language of the reader, which is also that of the answer's own sentences; without it, the language of the question
 */
export function answerQuestion(asked: string, reader?: Locale): LibraryAnswer {
  const care = careFor(asked, reader);
  if (care) return care;
  const question = asked.slice(0, MAX_QUESTION_LENGTH);
  const named = namedSources(question);
  const understood = understand(question, reader);
  const language = reader ?? understood.language;
  const topic = understood.topic ?? understand(named.rest, understood.language, namesSources(named) || undefined).topic;
  const other = elsewhere(question);
  if (other && !namesSources(named) && (other === 'calendar' || !topic || topic.topic === 'Saints')) {
    return { text: ELSEWHERE_SENTENCES[language][other], citations: [], related_questions: [] };
  }
  const sources = {
    scripture: joined(named.scripture, topic?.scripture),
    ccc: joined(named.ccc, topic?.ccc),
    documents: joined(named.documents, topic?.documents),
  };
  const { text, citations } = answerFrom(sources, topic && nameIn(topic, language), language);
  const asQuestions = (others: Topic[], most: number) => others.flatMap((other) => questionIn(language, other) ?? []).slice(0, most);
  if (citations.length === 0) {
    return { text: ANSWER_FRAMES[language].nothing, citations, related_questions: asQuestions(nearestTopics(understood.near), 3) };
  }
  const neighbours = neighbouringTopics(sources, question, MOST_NEIGHBOURS).filter((other) => other !== topic);
  return { text, citations, related_questions: asQuestions(neighbours, MOST_RELATED) };
}

/**
 * The answer to whoever may be in danger or is a victim: one fixed sentence, in the language of the reader and, where that is another, below it in
 * that of the writer. Undefined for all others.
 * @param asked all that was written: what is searched of a long text is only its ends
 */
export function careFor(asked: string, reader?: Locale): LibraryAnswer | undefined {
  const distress = distressIn(asked);
  if (!distress) return undefined;
  const languages = new Set([reader ?? distress.language, distress.language]);
  return { text: [...languages].map((language) => CARE_SENTENCES[language][distress.kind]).join('\n\n'), citations: [], related_questions: [] };
}

function nameIn({ topic }: Topic, language: Locale): string {
  return (language === 'en' ? undefined : topicName(topic, language)) ?? topic;
}

function namesSources({ scripture, ccc, documents }: NamedSources): boolean {
  return scripture.length + ccc.length + documents.length > 0;
}

function joined(named: string[], ofTopic: string[] = []): string[] {
  return [...new Set([...named, ...ofTopic])];
}

function answerFrom(sources: NamedSources, topic: string | undefined, language: Locale): Pick<LibraryAnswer, 'text' | 'citations'> {
  let last = 0;
  const number = <T extends AnswerSource>(source: T): Numbered<T> => ({ ...source, marker: ++last });
  const passages = sources.scripture.flatMap((reference) => quotedPassage(reference) ?? []).slice(0, MOST_PASSAGES).map(number);
  const catechism = sources.ccc.flatMap((place) => catechismSource(place) ?? []).map(number);
  const documents = sources.documents.flatMap((id) => documentSource(id) ?? []).map(number);
  const numbered: Numbered<AnswerSource>[] = [...passages, ...catechism, ...documents];
  return {
    text: answerText({ language, ...(topic ? { topic } : {}), passages, catechism, documents }),
    citations: numbered.map(({ citation, marker }) => ({ ...citation, document_index: marker - 1 })),
  };
}
