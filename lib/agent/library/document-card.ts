import type { LibraryDocument } from './library-document';
import { yearOf, type MagisterialDocument } from './magisterial-documents';
import { topics } from './topics';

/**
 * What a magisterial document is about and that its text is not included. Whose it is, when, how it is cited and where it can be
 * read stand in the metadata and are not said again in the text.
 */
export function documentCard(document: MagisterialDocument): LibraryDocument {
  const { id, title, english_title: subject, author, ref, url, type, date, date_end: end } = document;
  const about = topics().filter((topic) => topic.documents.includes(id)).map((topic) => topic.topic);
  // The author of a council is the council: its English name is said already.
  const sentences = [...(subject === author ? [] : [`${subject}.`]), `The text itself is not included in this library${url ? '' : ', and no address of it is recorded here'}.`];
  return {
    text: sentences.join('\n\n'),
    meta: {
      id, title, author, ref, kind: 'document', year: yearOf(document), type, date,
      ...(end ? { date_end: end } : {}),
      subjects: document.topics,
      ...(about.length > 0 ? { topics: about } : {}),
      ...(url ? { source_url: url } : {}),
    },
  };
}
