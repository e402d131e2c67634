import { smallestSection } from './catechism-outline';
import { parseRange } from './catechism-range';
import { kept } from './kept';
import { nearTopics } from './match-topics';
import { topics, type Topic } from './topics';

type Sources = Pick<Topic, 'documents' | 'scripture' | 'ccc'>;

/**
 * Topics near some sources, nearest first: they refer to the same documents, passages or article of the Catechism,
 * or share words with the question.
 * @param limit at most this many
 */
export function neighbouringTopics(sources: Sources, question: string, limit: number): Topic[] {
  const asked = new Map(nearTopics(question).map((match) => [match.topic, match.score]));
  const articles = articlesOf(sources.ccc);
  const nearness = (other: Topic) =>
    shared(sources.documents, other.documents) +
    shared(sources.scripture, other.scripture) +
    (articlesOfTopics().get(other)?.some((title) => articles.includes(title)) ? 0.6 : 0) +
    (asked.get(other) ?? 0) * 2;
  const others = topics().map((other) => ({ other, near: nearness(other) }));
  const nearest = others.filter(({ near }) => near > 0.3).sort((a, b) => b.near - a.near);
  return nearest.slice(0, limit).map(({ other }) => other);
}

/** One topic for each of the four parts of the Catechism. */
const BROAD: ReadonlySet<string> = new Set(['Creed', 'Sacraments', 'Ten Commandments', 'Prayer']);

/** Topics to offer when a question matched none, best first: those that share a word, then the broad ones. */
export function nearestTopics(near: readonly Topic[]): Topic[] {
  const broad = topics().filter((topic) => BROAD.has(topic.topic));
  return [...new Set([...near, ...broad])];
}

/** What two topics share; something that many topics refer to says little. */
function shared(one: string[], other: string[]): number {
  return one.filter((item) => other.includes(item)).reduce((sum, item) => sum + 2 / Math.sqrt(references().get(item) ?? 1), 0);
}

function references(): ReadonlyMap<string, number> {
  return kept('topic-references', () => {
    const counts = new Map<string, number>();
    const items = topics().flatMap(({ documents, scripture }) => [...documents, ...scripture]);
    for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
    return counts;
  });
}

function articlesOfTopics(): ReadonlyMap<Topic, string[]> {
  return kept('articles-of-topics', () => new Map(topics().map((topic) => [topic, articlesOf(topic.ccc)])));
}

/** The articles of the Catechism (or the larger heading, where there is none) in which some ranges stand. */
function articlesOf(places: string[]): string[] {
  return places.flatMap((place) => {
    const range = parseRange(place);
    const section = range && smallestSection(range);
    return section ? [([...section.above, section].find((heading) => heading.type === 'article') ?? section).title] : [];
  });
}
