import { catholicQa } from '@/lib/skills/catholic-qa';
import { answerQuestion, careFor } from '../library/answer-question';
import { MAX_TEXT_LENGTH } from '../message-params';
import { dataPart, textPart } from '../parts-of';
import { optionalText } from '../read-fields';
import { invalidParams } from '../rpc-error';
import { searchableQuestion } from '../searchable-question';
import { DATA_MODE, MARKDOWN_MODE, TEXT_MODE, type SkillHandler } from '../skill-handler';

/** `catholic_qa`: passages and references for a question; data parts with citations and related questions only when there are any. */
export const catholicQaHandler: SkillHandler = {
  card: {
    id: catholicQa.id,
    name: 'Questions',
    description:
      'Answers a question with passages of Scripture and references to the Catechism and to documents, found without a language model. ' +
      'It explains nothing in its own words, and says so when it finds no source. The commonest topics are understood in German, French, ' +
      'Hungarian, Chinese and Maltese as well; Scripture is quoted in English. Every question is answered by itself: earlier turns of its context are not read.',
    tags: ['questions', 'doctrine', 'Catechism', 'Scripture'],
    examples: ['Why do Catholics baptize infants?', 'What is purgatory?'],
    inputModes: [TEXT_MODE],
    outputModes: [MARKDOWN_MODE, DATA_MODE],
  },
  artifact: catholicQa.artifact,
  answer: ({ text, data, locale }) => {
    const question = text || optionalText(data.question ?? data.query, 'data.question', MAX_TEXT_LENGTH);
    if (!question) throw invalidParams('message.parts', 'must hold the question as text');
    const answer = careFor(question, locale) ?? answerQuestion(searchableQuestion(question), locale);
    return [
      textPart(answer.text),
      ...(answer.citations.length > 0 ? [dataPart({ citations: answer.citations })] : []),
      ...(answer.related_questions.length > 0 ? [dataPart({ related_questions: answer.related_questions })] : []),
    ];
  },
};
