import { magisterialDocuments } from './magisterial-documents';
import type { Topic } from './topics';

/** Subjects that documents treat by name, and neither the Catechism nor Scripture: as the data of the documents call them, with other names. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  Freemasonry: ['Freemason', 'Freemasons', 'be a Freemason', 'become a Freemason', 'join the Freemasons', 'Masonic lodge', 'Masonic lodges'],
};

/** These subjects as topics, each with every document of which the data say that it treats of it. */
export function documentTopics(): Topic[] {
  return Object.entries(SUBJECTS).map(([topic, synonyms]) => ({
    topic,
    synonyms: [...synonyms],
    ccc: [],
    scripture: [],
    documents: magisterialDocuments().flatMap(({ id, topics }) => (topics.includes(topic) ? id : [])),
  }));
}
