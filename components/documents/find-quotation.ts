/** A stretch of one of the texts, in UTF-16 units, `to` not included. */
export interface Mark {
  /** Place of the text in the list. */
  text: number;
  from: number;
  to: number;
}

/** What became of looking for a quotation. Nothing is marked where it is absent. */
export interface FoundQuotation {
  state: 'exact' | 'different' | 'absent';
  marks: Mark[];
}

interface Word { word: string; text: number; from: number; to: number }

/** Chinese and Japanese are compared letter by letter. Numbers of footnotes are no words of a text. */
const WORD = /\[\^?\d{1,3}\]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}\p{M}\u00AD]+/gu;
const OMISSION = /\[\s*(?:\.{3}|…)\s*\]|\(\s*(?:\.{3}|…)\s*\)|\.{3}|…/;

/** Fewer words are found somewhere in any book: for them only the very words count. */
const LEAST_FOR_LIKENESS = 6;
/** How much of a quotation must be there for it to be called the same with differences. */
const LIKENESS = 0.75;
/** Longer quotations are looked for by their beginning. */
const MOST_WORDS = 1_000;

function wordsOf(content: string, text: number): Word[] {
  return [...content.matchAll(WORD)].flatMap(({ 0: found, index }) =>
    found.startsWith('[') ? [] : [{ word: found.replaceAll('\u00AD', '').normalize('NFKC').toLowerCase(), text, from: index, to: index + found.length }],
  );
}

const plain = (quotation: string) => quotation.replace(/\]\([^)\n]*\)/g, ']');

/** One mark for each text that a stretch of words touches. */
function marksOf(words: readonly Word[]): Mark[] {
  const marks: Mark[] = [];
  for (const { text, from, to } of words) {
    const last = marks.at(-1);
    if (last?.text === text) last.to = to;
    else marks.push({ text, from, to });
  }
  return marks;
}

/**
 * Looks for a quotation in a document, word by word: spaces, punctuation, capitals, marks of footnotes and Markdown do not matter.
 * Where the quotation leaves something out ("…"), its pieces must follow one another.
 * @param texts of the document, in their order; a quotation may run over several
 * @param quotation as an agent sent it
 */
export function findQuotation(texts: readonly string[], quotation: string): FoundQuotation {
  const document = texts.flatMap(wordsOf);
  const pieces = piecesOf(quotation);
  const exact = findPieces(document, pieces);
  if (exact) return { state: 'exact', marks: exact.flatMap(({ from, to }) => marksOf(document.slice(from, to))) };
  const alike = findAlike(document, pieces.flat());
  return alike ? { state: 'different', marks: marksOf(document.slice(alike.from, alike.to)) } : { state: 'absent', marks: [] };
}

function piecesOf(quotation: string): string[][] {
  let left = MOST_WORDS;
  return plain(quotation).split(OMISSION).flatMap((piece) => {
    const words = wordsOf(piece, 0).map(({ word }) => word).slice(0, left);
    left -= words.length;
    return words.length > 0 ? [words] : [];
  });
}

interface Stretch { from: number; to: number }

function findPieces(document: readonly Word[], pieces: readonly string[][]): Stretch[] | undefined {
  const found: Stretch[] = [];
  let next = 0;
  for (const piece of pieces) {
    const last = document.length - piece.length;
    while (next <= last && !piece.every((word, index) => document[next + index]?.word === word)) next += 1;
    if (next > last) return undefined;
    found.push({ from: next, to: next + piece.length });
    next += piece.length;
  }
  return found.length > 0 ? found : undefined;
}

/** Finds the part of a document that shares most runs of three words with a quotation, and aligns the two there. */
function findAlike(document: readonly Word[], quoted: readonly string[]): Stretch | undefined {
  if (quoted.length < LEAST_FOR_LIKENESS) return undefined;
  const threes = new Map<string, number>();
  for (let index = 0; index + 3 <= quoted.length; index += 1) threes.set(quoted.slice(index, index + 3).join(' '), index);
  // Each shared run of three votes for the place at which the quotation would begin.
  const width = Math.max(8, Math.ceil(quoted.length / 4));
  const votes = new Map<number, number>();
  for (let index = 0; index + 3 <= document.length; index += 1) {
    const at = threes.get(`${document[index]?.word} ${document[index + 1]?.word} ${document[index + 2]?.word}`);
    if (at === undefined) continue;
    const place = Math.floor((index - at) / width);
    votes.set(place, (votes.get(place) ?? 0) + 1);
  }
  const both = (place: number) => (votes.get(place) ?? 0) + (votes.get(place + 1) ?? 0);
  const [best] = [...votes.keys()].sort((a, b) => both(b) - both(a) || a - b);
  if (best === undefined) return undefined;
  const from = Math.max(0, (best - 1) * width);
  const to = Math.min(document.length, (best + 3) * width + Math.ceil(quoted.length * 1.5));
  const aligned = align(quoted, document.slice(from, to).map(({ word }) => word));
  return aligned.same >= quoted.length * LIKENESS ? { from: from + aligned.from, to: from + aligned.to } : undefined;
}

/** Smith and Waterman's local alignment: two for a word that is the same, minus one for each that is not or is missing. */
function align(quoted: readonly string[], words: readonly string[]): Stretch & { same: number } {
  const best = { score: 0, same: 0, from: 0, to: 0 };
  // Four numbers a cell: score, words that are the same, and where the aligned stretch begins and ends.
  let above = new Int32Array((words.length + 1) * 4);
  for (const word of quoted) {
    const row = new Int32Array(above.length);
    for (let index = 0; index < words.length; index += 1) {
      const [corner, cell, same] = [index * 4, (index + 1) * 4, word === words[index]];
      const begun = (above[corner] ?? 0) > 0;
      const found = [(above[corner] ?? 0) + (same ? 2 : -1), (begun ? (above[corner + 1] ?? 0) : 0) + (same ? 1 : 0), begun ? (above[corner + 2] ?? 0) : index, same ? index + 1 : (above[corner + 3] ?? 0)];
      if (found[0] !== undefined && found[0] > 0) row.set(found, cell);
      for (const [cells, at] of [[above, cell], [row, corner]] as const) {
        if ((cells[at] ?? 0) - 1 > (row[cell] ?? 0)) row.set([(cells[at] ?? 0) - 1, cells[at + 1] ?? 0, cells[at + 2] ?? 0, cells[at + 3] ?? 0], cell);
      }
      if ((row[cell] ?? 0) > best.score) Object.assign(best, { score: row[cell], same: row[cell + 1], from: row[cell + 2], to: row[cell + 3] });
    }
    above = row;
  }
  return best;
}
