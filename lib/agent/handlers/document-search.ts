import { documentSearch } from '@/lib/skills/document-search';
import { readerUrl } from '../library/answer-source';
import { searchLibrary } from '../library/search-library';
import { dataPart } from '../parts-of';
import { optionalText } from '../read-fields';
import { invalidParams } from '../rpc-error';
import { DATA_MODE, TEXT_MODE, type SkillHandler } from '../skill-handler';

/** The length of the query in lib/skills/document-search. */
const MAX_QUERY = 1_024;

/** `document_search`: what matches, best first; `results` is empty when nothing does. `url` is the place in our own reader. */
export const documentSearchHandler: SkillHandler = {
  card: {
    id: documentSearch.id,
    name: 'Document search',
    description: 'Finds magisterial documents, chapters of Scripture and sections of the Catechism that match a query. Each result has an id for document_fetch.',
    tags: ['documents', 'encyclicals', 'councils', 'Scripture', 'Catechism', 'search'],
    examples: ['Lumen Gentium', 'eucharist', 'John 3'],
    inputModes: [TEXT_MODE, DATA_MODE],
    outputModes: [DATA_MODE],
  },
  artifact: documentSearch.artifact,
  answer: ({ text, data }) => {
    const query = optionalText(data.query, 'data.query', MAX_QUERY) ?? optionalText(text, 'message.parts', MAX_QUERY);
    if (!query) throw invalidParams('message.parts', 'must give the query as text or as data.query');
    const results = searchLibrary(query).map((hit) => ({ ...hit, url: readerUrl(hit.id) }));
    return [dataPart({ results })];
  },
};
