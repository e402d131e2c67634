import { describe, expect, it } from 'vitest';
import { topicOf } from './match-topics';
import { OFF_TOPIC } from './off-topic-queries';
import { ON_TOPIC } from './on-topic-questions';
import { questionAbout } from './topic-question';
import { topics } from './topics';

const asked = Object.entries(ON_TOPIC).flatMap(([names, questions]) =>
  questions.map((question) => ({ question, right: names.split('/') })),
);

describe('finding the topic of a question', () => {
  it('gets at least 95 of 100 everyday questions right', () => {
    const missed = asked.filter(({ question, right }) => !right.includes(topicOf(question)?.topic.topic ?? ''));
    expect(asked.length).toBeGreaterThan(400);
    expect(missed.length / asked.length, missed.map(({ question }) => question).join(' / ')).toBeLessThan(0.05);
  });

  it.each([
    ['Why do Catholics baptize infants?', 'Infant baptism'],
    ['What is the real presence?', 'Real Presence'],
    ['Is purgatory in the Bible?', 'Purgatory'],
    ['Is suicide a mortal sin?', 'Suicide'],
    ['Is Mary the mother of God?', 'Mother of God'],
    ['What is the Church?', 'Church'],
    ['Why can’t women be priests?', "Women's ordination"],
    ['Was Jesus married?', 'Jesus Christ'],
    ['Did Jesus have a wife?', 'Jesus Christ'],
    ['Was Jesus married to Mary Magdalene?', 'Jesus Christ'],
    ['What did Jesus say about marriage?', 'Marriage'],
    ['purgatary', 'Purgatory'],
    ['EUCHARIST!!', 'Eucharist'],
  ])('"%s" is about %s', (question, topic) => {
    expect(topicOf(question)?.topic.topic).toBe(topic);
  });

  it('expects only topics that exist', () => {
    const known = new Set(topics().map((topic) => topic.topic));
    expect(asked.flatMap(({ right }) => right).filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(OFF_TOPIC)('finds no topic for "%s"', (query) => {
    expect(topicOf(query)?.topic.topic).toBeUndefined();
  });

  const empty = ['', '   ', '?', 'the of and', '💥', '你好', 'a'.repeat(20_000), 'why '.repeat(2_000)];
  it.each(empty)('finds no topic in text without a subject', (query) => {
    expect(topicOf(query)).toBeUndefined();
  });

  const own = topics().map((topic) => [questionAbout(topic), topic.topic]);
  it.each(own)('asks about a topic so that it is found again: %s', (question, topic) => {
    expect(topicOf(question)?.topic.topic).toBe(topic);
  });
});
