import { describe, expect, it } from 'vitest';
import { answerQuestion } from './answer-question';
import { ADDED_TOPICS } from './added-topics';
import { catechismSource, documentSource } from './answer-source';
import { quotedPassage } from './quoted-passage';
import { understand } from './understand-question';

describe('what newcomers asked in vain', () => {
  it.each([
    ['Is suicide unforgivable?', 'Suicide'], ['Can suicide be forgiven?', 'Suicide'], ['Is suicide an unforgivable sin?', 'Suicide'], ['Do people who commit suicide go to hell?', 'Suicide'],
    ['What does the Bible say about debt?', 'Debts'], ['Is it wrong to be in debt?', 'Debts'], ['Should I lend money to a friend?', 'Debts'], ['Is it a sin not to pay back debts?', 'Debts'],
    ['What is an encyclical?', 'Magisterium'], ['What are encyclicals?', 'Magisterium'],
    ['Les anges existent-ils ?', 'Angels'], ['Existieren Engel?', 'Angels'], ['Pourquoi jeûner pendant le carême ?', 'Fasting'],
    ['Għaliex immorru l-quddies?', 'Mass'], ['Għaliex insumu?', 'Fasting'], ['X’inhi l-qrara?', 'Confession'], ['Il-qrara', 'Confession'],
    ['Is gambling a sin?', 'Gambling'], ['Can Catholics gamble?', 'Gambling'], ['Is playing the lottery a sin?', 'Gambling'], ['What does the Church teach about betting?', 'Gambling'], ['Is it a sin to go to a casino?', 'Gambling'],
    ['Who wrote the Gospel of Luke?', 'Gospels'], ['Who wrote the Gospel of John?', 'Gospels'], ['Who wrote Mark’s Gospel?', 'Gospels'], ['Who wrote the gospels?', 'Gospels'], ['Who were the four evangelists?', 'Gospels'],
    ['Is it a sin to be rich?', 'Usury and money'], ['Who wrote the Bible?', 'Scripture'],
  ])('"%s" is about %s', (question, topic) => {
    expect(understand(question).topic?.topic).toBe(topic);
    expect(answerQuestion(question).citations.length).toBeGreaterThan(0);
  });

  it('cites the paragraph on games of chance, and for each Gospel what the Gospels say of their own writing', () => {
    const places = (question: string) => answerQuestion(question).citations.map((citation) => citation.document_reference);
    expect(places('Is gambling a sin?')).toContain('2413');
    for (const name of ['Matthew', 'Mark', 'Luke', 'John']) expect(places(`Who wrote the Gospel of ${name}?`)[0]).toBe('Luke 1:1-4');
  });
});

it('each added topic is found by its own names and stands only on sources that exist', () => {
  for (const { topic, synonyms, ccc, scripture, documents } of ADDED_TOPICS) {
    const own = [topic, ...synonyms].filter((name) => understand(name, undefined, true).topic?.topic === topic);
    expect(own.length / (synonyms.length + 1), topic).toBeGreaterThan(0.75);
    expect(ccc.filter((place) => !catechismSource(place)), topic).toEqual([]);
    expect(documents.filter((id) => !documentSource(id)), topic).toEqual([]);
    expect(scripture.some((reference) => quotedPassage(reference)), topic).toBe(true);
  }
});
