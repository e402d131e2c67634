import type { LibraryDocument } from './library-document';
import { yearOf, type MagisterialDocument } from './magisterial-documents';
import { topics } from './topics';
import { writtenDate } from './written-date';

/** Facts about a magisterial document in plain sentences; they say that the text is not included and where it can be read. */
export function documentCard(document: MagisterialDocument): LibraryDocument {
  const { id, title, author, ref, url, type, date } = document;
  const about = topics().filter((topic) => topic.documents.includes(id)).map((topic) => topic.topic);
  const sentences = [
    firstSentence(document),
    `Subjects: ${document.topics.join('; ')}.`,
    ...(about.length > 0 ? [`Topics of this library that refer to it: ${about.join('; ')}.`] : []),
    `Cited as: ${ref}.`,
    `The text itself is not included in this library. ${url ? `It can be read at ${url}` : 'No address of it is recorded here.'}`,
  ];
  const meta = { id, title, author, ref, kind: 'document' as const, year: yearOf(document), type, date };
  return { text: sentences.join('\n\n'), meta: url ? { ...meta, source_url: url } : meta };
}

function firstSentence({ title, english_title: english, author, type, date, date_end: end }: MagisterialDocument): string {
  const held = end ? `from ${writtenDate(date)} to ${writtenDate(end)}` : `in ${writtenDate(date)}`;
  if (type === 'ecumenical council') return `The ${english} (${title}) was an ecumenical council, held ${held}.`;
  const kind = `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
  return `${title} (${english}) is ${kind} by ${withArticle(author)}, dated ${writtenDate(date)}.`;
}

const BODY = /^(?:First|Second|Third|Fourth|Fifth|Council|Congregation|Sacred|Dicastery|Pontifical|International|Holy)\b/;

function withArticle(author: string): string {
  return BODY.test(author) ? `the ${author}` : author;
}
