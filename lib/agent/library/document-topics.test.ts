import { describe, expect, it } from 'vitest';
import { routing } from '@/lib/i18n/routing';
import { answerQuestion } from './answer-question';
import { documentTopics } from './document-topics';
import { documentById } from './magisterial-documents';
import { searchLibrary } from './search-library';
import { topicName } from './tongues';
import { understand } from './understand-question';

describe('a subject of which only documents treat', () => {
  it.each(documentTopics().map((topic) => [topic.topic, topic] as const))('%s is found by its names in all languages, and stands on documents alone that have it', (name, topic) => {
    expect(topic.documents.length).toBeGreaterThan(1);
    for (const id of topic.documents) expect(documentById(id)?.topics, id).toContain(name);
    for (const asked of [name, ...topic.synonyms]) expect(understand(asked).topic?.topic, asked).toBe(name);
    for (const locale of routing.locales) {
      const asked = locale === 'en' ? name : (topicName(name, locale) ?? '');
      expect(understand(asked, locale).topic?.topic, locale).toBe(name);
      const { citations } = answerQuestion(asked, locale);
      expect(citations.map((citation) => citation.document_title), locale).toEqual(topic.documents.map((id) => documentById(id)?.title));
    }
    expect(searchLibrary(name).map(({ id }) => id)).toEqual(expect.arrayContaining(topic.documents));
  });

  it.each([
    'Is it ok to be a Freemason?', 'Can a Catholic be a freemason?', 'Freemasonry', 'Freemasons', 'What does the Church say about Freemasonry?', 'Darf ein Katholik Freimaurer sein?', 'Freimaurerei',
    'Un catholique peut-il être franc-maçon ?', 'Que dit l’Église sur la franc-maçonnerie ?', 'Lehet egy katolikus szabadkőműves?', '天主教徒可以加入共济会吗？', 'Jista’ Kattoliku jkun Mażun?',
  ])('"%s" is about Freemasonry', (question) => {
    expect(understand(question).topic?.topic).toBe('Freemasonry');
    expect(answerQuestion(question).citations.map((citation) => citation.document_title)).toContain('Humanum Genus');
  });

  it.each(['how to become a stone mason', 'mason jar salad', 'Perry Mason episodes', 'Freimarken Sammlung Wert', 'maçon Lyon devis', 'kőműves árak'])('"%s" finds nothing', (question) => {
    expect(answerQuestion(question).citations).toEqual([]);
  });
});
