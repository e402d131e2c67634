import { chapterText } from '@/lib/liturgy/scripture';
import { fold, foldedWords } from './fold-words';
import { kept } from './kept';
import { scriptureChapters, type ScriptureChapter } from './scripture-chapter';

interface FoldedText {
  chapters: readonly ScriptureChapter[];
  /** Each chapter, folded and between spaces. */
  texts: readonly string[];
  /** Which chapters have a word, in ascending order: a phrase is only looked for where all its words are. */
  placesOf(word: string): Uint16Array;
}

/** What a phrase may have that the installed translation has otherwise: it writes God's name, where most Bibles read "the Lord". */
function asMostBiblesRead(folded: string): string {
  return folded.replace(/\byahwehs\b/g, 'the lords').replace(/\byahweh\b/g, 'the lord').replace(/\b(?:the )+lord\b/g, 'the lord');
}

/** One byte a letter: folded English, made out of a text with typographic quotes, still takes two. */
function narrow(text: string): string {
  const bytes = Buffer.from(text, 'latin1').toString('latin1');
  return bytes === text ? bytes : text;
}

const NOWHERE = new Uint16Array();

/** The lists of all words in one row of numbers of two bytes: lists of their own took three times as much. */
function placesByWord(texts: readonly string[]): FoldedText['placesOf'] {
  const lists = new Map<string, number[]>();
  for (const [at, text] of texts.entries()) {
    for (const word of new Set(text.trim().split(' '))) {
      const known = lists.get(word);
      if (known) known.push(at);
      else lists.set(word, [at]);
    }
  }
  const row = Uint16Array.from([...lists.values()].flat());
  const numbers = new Map([...lists.keys()].map((word, number) => [word, number]));
  const starts = new Uint32Array(numbers.size + 1);
  for (const [number, { length }] of [...lists.values()].entries()) starts[number + 1] = (starts[number] ?? 0) + length;
  return (word) => {
    const number = numbers.get(word);
    return number === undefined ? NOWHERE : row.subarray(starts[number], starts[number + 1]);
  };
}

function foldedText(): FoldedText {
  return kept('folded-scripture', () => {
    const chapters = scriptureChapters();
    const texts = chapters.map(({ book, chapter }) => narrow(` ${asMostBiblesRead(fold(chapterText(book.id, chapter).verses.map(({ text }) => text).join(' ')))} `));
    return { chapters, texts, placesOf: placesByWord(texts) };
  });
}

/** Fewer words are a search for a subject, not words remembered out of Scripture. */
const FEWEST_WORDS = 3;
/** The installed texts write every number in words: "John 3:16" and "Lev 1–3" need not wake the words of all chapters to find none. */
const NUMBER = /\d/;
/** Nobody remembers more; a verse that is pasted is shorter. */
const MOST_WORDS = 200;
/** A phrase in more chapters says little about which is meant. */
const MOST_CHAPTERS = 12;

/**
 * The chapters of the installed text in which words stand in a row, in the order of the canon; none when they are fewer than three or stand in
 * more than a dozen chapters.
 */
export function chaptersSaying(query: string): ScriptureChapter[] {
  if (NUMBER.test(query)) return [];
  const words = asMostBiblesRead(fold(query)).replace(/^(?:the|an?) /, '').split(' ');
  if (foldedWords(query).length < FEWEST_WORDS || words.length > MOST_WORDS) return [];
  const { chapters, texts, placesOf } = foldedText();
  const lists = words.map(placesOf).sort((one, other) => one.length - other.length);
  const [rarest = NOWHERE, ...others] = lists.slice(0, 3).map((list) => new Set(list));
  const phrase = ` ${words.join(' ')} `;
  const found = [...rarest].filter((at) => others.every((list) => list.has(at)) && texts[at]?.includes(phrase));
  return found.length <= MOST_CHAPTERS ? found.flatMap((at) => chapters[at] ?? []) : [];
}
