import { chapterText } from '@/lib/liturgy/scripture';
import { fold, foldedWords } from './fold-words';
import { kept } from './kept';
import { scriptureChapters, type ScriptureChapter } from './scripture-chapter';

interface FoldedText {
  chapters: readonly ScriptureChapter[];
  /** Each chapter, folded and between spaces. */
  texts: readonly string[];
  /** Which chapters have a word, in ascending order: a phrase is only looked for where all its words are. */
  places: ReadonlyMap<string, readonly number[]>;
}

/** What a phrase may have that the installed translation has otherwise: it writes God's name, where most Bibles read "the Lord". */
function asMostBiblesRead(folded: string): string {
  return folded.replace(/\byahwehs\b/g, 'the lords').replace(/\byahweh\b/g, 'the lord').replace(/\b(?:the )+lord\b/g, 'the lord');
}

function foldedText(): FoldedText {
  return kept('folded-scripture', () => {
    const chapters = scriptureChapters();
    const texts = chapters.map(({ book, chapter }) => ` ${asMostBiblesRead(fold(chapterText(book.id, chapter).verses.map(({ text }) => text).join(' ')))} `);
    const places = new Map<string, number[]>();
    for (const [at, text] of texts.entries()) {
      for (const word of new Set(text.trim().split(' '))) {
        const known = places.get(word);
        if (known) known.push(at);
        else places.set(word, [at]);
      }
    }
    return { chapters, texts, places };
  });
}

/** Fewer words are a search for a subject, not words remembered out of Scripture. */
const FEWEST_WORDS = 3;
/** Nobody remembers more; a verse that is pasted is shorter. */
const MOST_WORDS = 200;
/** A phrase in more chapters says little about which is meant. */
const MOST_CHAPTERS = 12;

/**
 * The chapters of the installed text in which words stand in a row, in the order of the canon; none when they are fewer than three or stand in
 * more than a dozen chapters.
 */
export function chaptersSaying(query: string): ScriptureChapter[] {
  const words = asMostBiblesRead(fold(query)).replace(/^(?:the|an?) /, '').split(' ');
  if (foldedWords(query).length < FEWEST_WORDS || words.length > MOST_WORDS) return [];
  const { chapters, texts, places } = foldedText();
  const lists = words.map((word) => places.get(word) ?? []).sort((one, other) => one.length - other.length);
  const [rarest = [], ...others] = lists.slice(0, 3).map((list) => new Set(list));
  const phrase = ` ${words.join(' ')} `;
  const found = [...rarest].filter((at) => others.every((list) => list.has(at)) && texts[at]?.includes(phrase));
  return found.length <= MOST_CHAPTERS ? found.flatMap((at) => chapters[at] ?? []) : [];
}
