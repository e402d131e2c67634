import { catechismSections } from './catechism-outline';
import { fold } from './fold-words';
import { kept } from './kept';
import { hitOfDocument, hitOfRange, type LibraryHit } from './library-hit';
import { magisterialDocuments } from './magisterial-documents';

/** Folded title, English title, slug or heading to what bears it. */
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
    for (const section of catechismSections()) if (section.type !== 'in-brief') add(section.title, hitOfRange(section));
    return table;
  });
}

/** What bears exactly the title typed, accents, capitals and punctuation aside: documents before headings of the Catechism. */
export function withExactTitle(query: string): LibraryHit[] {
  return titleTable().get(fold(query)) ?? [];
}
