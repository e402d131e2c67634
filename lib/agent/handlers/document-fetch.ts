import { documentFetch } from '@/lib/skills/document-fetch';
import { fetchFromLibrary } from '../library/fetch-from-library';
import { dataPart, textPart } from '../parts-of';
import { knownFields } from '../profile-fields';
import { optionalText } from '../read-fields';
import { invalidParams } from '../rpc-error';
import { DATA_MODE, TEXT_MODE, type SkillHandler } from '../skill-handler';

/** The length of the id in lib/skills/document-fetch. */
const MAX_ID = 400;

/** The literal of the client's documents. */
const NOT_FOUND = 'Document not found.';

/** `document_fetch`: text and metadata of an id that `document_search` returned. A text part is taken as the id. */
export const documentFetchHandler: SkillHandler = {
  card: {
    id: documentFetch.id,
    name: 'Document fetch',
    description:
      'Returns the text and metadata of an id from document_search, given as data.id. Chapters of Scripture come in full; ' +
      'documents and Catechism sections as a card of facts that names where their text can be read.',
    tags: ['documents', 'Scripture', 'Catechism'],
    examples: ['john-3', 'ccc-1324-1327'],
    inputModes: [TEXT_MODE, DATA_MODE],
    outputModes: [TEXT_MODE, DATA_MODE],
  },
  artifact: documentFetch.artifact,
  answer: ({ text, data }) => {
    const id = optionalText(data.id, 'data.id', MAX_ID) ?? optionalText(text, 'message.parts', MAX_ID);
    if (!id) throw invalidParams('message.parts', 'must give the id as data.id or as text');
    const document = fetchFromLibrary(id);
    return document ? [textPart(document.text), dataPart(knownFields({ ...document.meta }))] : [textPart(NOT_FOUND)];
  },
};
