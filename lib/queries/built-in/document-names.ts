import 'server-only';
import { kept } from '@/lib/agent/directory/kept';
import { magisterialDocuments } from '@/lib/agent/library/magisterial-documents';

/** Signs by which the Council's documents and some others are cited with a number, as the Catechism lists them. */
export const SIGNS: Readonly<Record<string, string>> = {
  AA: 'apostolicam-actuositatem', AG: 'ad-gentes', CD: 'christus-dominus', DH: 'dignitatis-humanae', DV: 'dei-verbum', GE: 'gravissimum-educationis', GS: 'gaudium-et-spes',
  IM: 'inter-mirifica', LG: 'lumen-gentium', NA: 'nostra-aetate', OE: 'orientalium-ecclesiarum', OT: 'optatam-totius', PC: 'perfectae-caritatis', PO: 'presbyterorum-ordinis',
  SC: 'sacrosanctum-concilium', UR: 'unitatis-redintegratio', CA: 'centesimus-annus', CT: 'catechesi-tradendae', EN: 'evangelii-nuntiandi', EV: 'evangelium-vitae',
  FC: 'familiaris-consortio', HV: 'humanae-vitae', LE: 'laborem-exercens', MC: 'marialis-cultus', MD: 'mulieris-dignitatem', PP: 'populorum-progressio', RH: 'redemptor-hominis',
  RP: 'reconciliatio-et-paenitentia', SRS: 'sollicitudo-rei-socialis', VS: 'veritatis-splendor',
};

/** Words with which Latin sentences begin as well: then only capitals throughout make a title of them. */
const SENTENCES_BEGIN = /^(?:ad|ab|au|bis|cum|de|dum|e|etsi|ex|fin|il|in|inter|le|magni|mit|non|per|pro|quae|quam|quamquam|qui|quo|quod|quum|satis|saepe|the|tra|ubi|une|una|ut|vi|vix|come)$/i;

/** A place that names a document, perhaps with the number of a paragraph. */
export interface NamedDocument { from: number; to: number; id: string; words: string }

interface Title { id: string; title: string }

/** Titles of two words and more, by the first two in small letters. */
function titles(): ReadonlyMap<string, Title[]> {
  return kept('documents-by-first-words', () => {
    const byWords = new Map<string, Title[]>();
    for (const { id, title } of magisterialDocuments()) {
      const key = firstWords(title);
      if (key) byWords.set(key, [...(byWords.get(key) ?? []), { id, title }].sort((a, b) => b.title.length - a.title.length));
    }
    return byWords;
  });
}

const firstWords = (text: string) => /^(\p{L}+[’']? ?\p{L}+)/u.exec(text)?.[1]?.replaceAll('’', '\'').toLowerCase();

/** "11", ", 11", " nn. 11-12", " § 5": the paragraph that a reference names after a title. */
const NUMBER = /^,?\s{1,2}(?:nn?\.\s?|nos?\.\s?|Nr\.\s?|§§?\s?|#)?\d{1,3}(?:\s?[-–]\s?\d{1,3})?(?![\p{L}\d]|[.:,]\d)/u;

const SIGN = new RegExp(`(?<![\\p{L}\\p{N}])(${Object.keys(SIGNS).join('|')}),?[ \\u00A0](?:nn?\\.\\s?|§§?\\s?)?\\d{1,3}(?:\\s?[-–]\\s?\\d{1,3})?(?![\\p{L}\\d])`, 'gu');

function titlesIn(text: string): NamedDocument[] {
  const known = titles();
  const found: NamedDocument[] = [];
  // The second word is looked at, not taken: it may begin a title of its own.
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}’']*(?= \p{L})/gu)) {
    if (index < (found.at(-1)?.to ?? 0)) continue;
    const rest = text.slice(index, index + 80);
    const named = known.get(firstWords(rest) ?? '')?.find(({ title }) => rest.slice(0, title.length).replaceAll('’', '\'').toLowerCase() === title.replaceAll('’', '\'').toLowerCase());
    if (!named || /^[\p{L}\p{N}]/u.test(rest.slice(named.title.length))) continue;
    const isAsTitled = rest.slice(0, named.title.length).replaceAll('’', '\'') === named.title.replaceAll('’', '\'');
    if (!isAsTitled && SENTENCES_BEGIN.test(named.title.split(' ')[0] ?? '')) continue;
    const to = index + named.title.length + (NUMBER.exec(text.slice(index + named.title.length, index + named.title.length + 30))?.[0].length ?? 0);
    found.push({ from: index, to, id: named.id, words: text.slice(index, to) });
  }
  return found;
}

/** Where a text names a document of our catalogue: by its title, or by its sign with a number. */
export function documentsNamedIn(text: string): NamedDocument[] {
  const signs = [...text.matchAll(SIGN)].map(({ 0: words, 1: sign = '', index }) => ({ from: index, to: index + words.length, id: SIGNS[sign] ?? '', words }));
  return [...titlesIn(text), ...signs];
}
