import { parseRange } from './catechism-range';
import { documentById } from './magisterial-documents';
import { hitOfChapter, hitOfDocument, hitOfRange, type LibraryHit } from './library-hit';
import { topicOf } from './match-topics';
import { typedChapters } from './typed-chapters';

/** What the topic of a query refers to, so that other names of a thing find it too: Catechism, documents, Scripture. */
export function topicHits(query: string): LibraryHit[] {
  const topic = topicOf(query)?.topic;
  if (!topic) return [];
  return [
    ...topic.ccc.flatMap((place) => parseRange(place) ?? []).map(hitOfRange),
    ...topic.documents.flatMap((id) => documentById(id) ?? []).map(hitOfDocument),
    ...topic.scripture.flatMap(typedChapters).map(hitOfChapter),
  ];
}
