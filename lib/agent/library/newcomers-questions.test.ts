import { describe, expect, it } from 'vitest';
import { answerQuestion } from './answer-question';
import { ADDED_TOPICS } from './added-topics';
import { catechismSource, documentSource } from './answer-source';
import { fold } from './fold-words';
import { quotedPassage } from './quoted-passage';
import { topics } from './topics';
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
    ['how does an exorcism work', 'Exorcism'], ['How does exorcism work?', 'Exorcism'], ['How does confession work?', 'Confession'], ['Wie beichte ich richtig?', 'Confession'], ['Ich möchte beichten', 'Confession'],
    ['Peut-on incinérer les morts ?', 'Burial and cremation'], ['Can gay couples be blessed?', 'Homosexuality'], ['Can two men get married in church?', 'Homosexuality'],
    ['Who made God?', 'Existence of God'], ['Who made the world?', 'Creation'], ['How is a saint made?', 'Saints'],
    ['What is the Paschal Mystery?', 'Paschal Mystery'], ['What is simony?', 'Simony'], ['What is synodality?', 'Synodality'], ['what is a conclave', 'Conclave'], ['how is a pope elected', 'Conclave'],
    ['Why is Easter on a different date every year?', 'Date of Easter'], ['How is the date of Easter calculated?', 'Date of Easter'], ['I keep falling into sin', 'Temptation'], ["I can't stop sinning", 'Temptation'],
    ['What is lectio divina?', 'Lectio divina'], ['Can Catholics do yoga?', 'Yoga'], ['How do I become a Catholic?', 'Becoming Catholic'], ['Wie werde ich katholisch?', 'Becoming Catholic'], ['Comment devenir catholique ?', 'Becoming Catholic'],
    ['Hogyan leszek katolikus?', 'Becoming Catholic'], ['怎样成为天主教徒？', 'Becoming Catholic'], ['Kif insir Kattoliku?', 'Becoming Catholic'],
    ['什麼是煉獄？', 'Purgatory'], ['墮胎是罪嗎？', 'Abortion'], ['如何辦告解？', 'Confession'], ['怎樣成為天主教徒？', 'Becoming Catholic'],
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

it('a name of a topic of which only a word without its subject stands in a question does not count', () => {
  for (const question of ['Who made this bread?', 'someone made a mistake', 'What was made first?', 'how do engines work']) expect(understand(question).topic?.topic).not.toBe('Saints');
});

it('no name belongs to two of our topics, nor to one of ours and one of the data', () => {
  const names = topics().flatMap(({ topic, synonyms }) => [topic, ...synonyms].map((name) => ({ topic, name: fold(name) })));
  const ours = new Set(ADDED_TOPICS.map(({ topic }) => topic));
  const twice = names.filter(({ topic, name }) => ours.has(topic) && names.some((other) => other.name === name && other.topic !== topic));
  expect(twice).toEqual([]);
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
