import { parseRange } from './catechism-range';
import { documentById } from './magisterial-documents';
import { hitOfChapter, hitOfDocument, hitOfRange, type LibraryHit } from './library-hit';
import { typedChapters } from './typed-chapters';
import type { Topic } from './topics';

/** What the topic of a query refers to, so that other names of a thing find it too: Catechism, documents, Scripture. */
export function topicHits(topic: Topic | undefined): LibraryHit[] {
  if (!topic) return [];
  return [
    ...topic.ccc.flatMap((place) => parseRange(place) ?? []).map(hitOfRange),
    ...topic.documents.flatMap((id) => documentById(id) ?? []).map(hitOfDocument),
    ...topic.scripture.flatMap(typedChapters).map(hitOfChapter),
  ];
}
