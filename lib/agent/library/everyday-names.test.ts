import { expect, it } from 'vitest';
import { EVERYDAY_NAMES } from './everyday-names';
import { KINDRED_WORDS } from './kindred-words';
import { topicWords } from './topic-words';
import { topics } from './topics';

it('gives more names only to topics that exist', () => {
  const known = new Set(topics().map((topic) => topic.topic));
  expect(Object.keys(EVERYDAY_NAMES).filter((name) => !known.has(name))).toEqual([]);
});

it('lists a word among the kin of one other word only', () => {
  const words = KINDRED_WORDS.flatMap((line) => line.split(' '));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

it('knows a topic by other forms of its words', () => {
  expect(topicWords('Why were they baptised?')).toEqual(topicWords('baptism'));
  expect(topicWords('the Pope’s infallibility')).toEqual(['popes'].flatMap(topicWords).concat(topicWords('infallible')));
});
