import MiniSearch from 'minisearch';
import { EVERYDAY_NAMES } from './everyday-names';
import { fold } from './fold-words';
import { kept } from './kept';
import { isWeakRoot, topicWords } from './topic-words';
import { topics, type Topic } from './topics';

/** One name of a topic, formal or everyday, with its words as roots. */
export interface TopicName {
  id: number;
  topic: Topic;
  /** The topic's own name, not a synonym. */
  main: boolean;
  /** The name folded, between spaces. */
  phrase: string;
  roots: string[];
  /** Those of them that the topic's own name has too: where there are any, one must be in a question. "How someone is made a saint" is not found by "made". */
  telling: string[];
}

export interface TopicIndex {
  names: TopicName[];
  /** Every root of a name. */
  roots: ReadonlySet<string>;
  search: MiniSearch<{ id: number; roots: string[] }>;
  /** How much a root says, 0 to 1: rare in the names of topics says much, a weak word little, an unknown word most. */
  weightOf(root: string): number;
}

const WEAK_WEIGHT = 0.25;

/** The names of all topics, searchable by root. */
export function topicIndex(): TopicIndex {
  return kept('topic-index', () => {
    const names = topics().flatMap((topic) => {
      const own = topicWords(topic.topic).filter((root) => !isWeakRoot(root));
      return namesOf(topic).map((name, at) => {
        const roots = topicWords(name);
        return { topic, main: at === 0, phrase: ` ${fold(name)} `, roots, telling: roots.filter((root) => own.includes(root)) };
      });
    });
    const numbered = names.filter((name) => name.roots.length > 0).map((name, id) => ({ ...name, id }));
    const search = new MiniSearch<{ id: number; roots: string[] }>({
      fields: ['roots'],
      // Words are already roots: neither split nor change them again.
      extractField: (name, field) => (field === 'id' ? String(name.id) : name.roots.join(' ')),
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      idField: 'id',
    });
    search.addAll(numbered.map(({ id, roots }) => ({ id, roots })));
    return { names: numbered, roots: new Set(numbered.flatMap((name) => name.roots)), search, weightOf: weights(numbered) };
  });
}

function namesOf({ topic, synonyms }: Topic): string[] {
  return [topic, ...synonyms, ...(EVERYDAY_NAMES[topic] ?? [])];
}

function weights(names: TopicName[]): (root: string) => number {
  const inTopics = new Map<string, Set<string>>();
  for (const { topic, roots } of names) for (const root of roots) inTopics.set(root, (inTopics.get(root) ?? new Set()).add(topic.topic));
  const most = Math.log(1 + topics().length);
  return (root) => (isWeakRoot(root) ? WEAK_WEIGHT : Math.log(1 + topics().length / (inTopics.get(root)?.size ?? 1)) / most);
}
