import { catechismSections } from './catechism-outline';
import { councilsInTongues } from './councils-in-tongues';
import { fold } from './fold-words';
import { kept } from './kept';
import { hitOfDocument, hitOfRange, type LibraryHit } from './library-hit';
import { documentById, magisterialDocuments } from './magisterial-documents';
import { TITLES_IN_TONGUES } from './titles-in-tongues';

/** Articles before a title; the French one may be tied to its noun. */
const ARTICLE = /^(?:(?:the|der|die|das|le|la|les|a|az)\s+|l['’])/iu;

/** Kinds of document that people put before or behind a title; folded. */
const KIND =
  /^(?:(?:the |die |das |l)?(?:encyclical(?: letter)?|enzyklika|encyclique|enciklika|apostolic (?:exhortation|letter|constitution)|apostolisches schreiben|exhortation apostolique|lettre apostolique|apostoli (?:buzditas|level)|papal encyclical) )|(?: (?:encyclical|enzyklika|encyclique|enciklika)|通谕|劝谕|宗座劝谕|自动手谕|诏书)$/u;

/** Folded title, English title, slug, heading or title in another language to what bears it. */
function titleTable(): ReadonlyMap<string, LibraryHit[]> {
  return kept('exact-titles', () => {
    const table = new Map<string, LibraryHit[]>();
    const add = (name: string, hit: LibraryHit) => {
      const same = table.get(fold(name)) ?? [];
      if (!same.some((other) => other.id === hit.id)) table.set(fold(name), [...same, hit]);
    };
    for (const document of magisterialDocuments()) {
      for (const name of [document.title, document.english_title, document.id]) add(name, hitOfDocument(document));
    }
    for (const [id, name] of titlesInTongues()) {
      const document = documentById(id);
      if (document) for (const spelling of [name, name.replace(ARTICLE, '')]) add(spelling, hitOfDocument(document));
    }
    for (const section of catechismSections()) if (section.type !== 'in-brief') add(section.title, hitOfRange(section));
    return table;
  });
}

/** Slug and title of documents in other words and languages than those of the data. */
export function titlesInTongues(): [id: string, title: string][] {
  const listed = Object.entries(TITLES_IN_TONGUES).flatMap(([id, titles]) => titles.split(' | ').map((title): [string, string] => [id, title]));
  return [...listed, ...councilsInTongues()];
}

/**
 * What bears exactly the title typed, in any language that is known of it, accents, capitals and punctuation aside: documents before headings of
 * the Catechism. A leading article and "encyclical" are not needed.
 */
export function withExactTitle(query: string): LibraryHit[] {
  const table = titleTable();
  const folded = fold(query);
  const bare = folded.replace(KIND, '').trim();
  const spellings = [folded, fold(query.trim().replace(ARTICLE, '')), bare, bare.replace(ARTICLE, '')];
  return spellings.map((spelling) => table.get(spelling)).find((hits) => hits !== undefined) ?? [];
}
