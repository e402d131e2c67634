import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inflateSync } from 'node:zlib';
import canon from './data/bible-canon.json';

/** Where Debian puts its modules (package `sword-text-web`). */
const DEBIAN_LIBRARY = '/usr/share/sword';

/** Entry of the verse index (zText): block, offset in the block, length. Entry of the block index: offset, length, length inflated. */
const VERSE_ENTRY = 10;
const BLOCK_ENTRY = 12;

interface CanonBook {
  osis: string;
  /** Verses of each chapter. */
  verses: number[];
}

const books: readonly CanonBook[] = canon.old_testament;

/** The Old Testament of an opened module, where the deuterocanonical books are. */
export interface SwordModule {
  verseIndex: Buffer;
  blockIndex: Buffer;
  /** The file of the texts: three megabytes, read with a book and not kept. */
  blocks: string;
}

/** Markup of one verse slot; verse 0 is the heading of the chapter. */
export interface SwordVerse {
  chapter: number;
  verse: number;
  markup: string;
}

/** `Key=value` lines of a module's description. */
function configOf(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value.trim()]));
}

/** The translation named all over the site, compressed the way read here, counted by the canon in `data/bible-canon.json`. */
function isUsable(config: ReadonlyMap<string, string>): boolean {
  const is = (key: string, value: string) => config.get(key)?.toLowerCase() === value.toLowerCase();
  const isPlain = (config.get('CompressType') ?? 'ZIP') === 'ZIP' && !config.get('CipherKey');
  return is('ModDrv', 'zText') && is('Versification', canon.versification) && isPlain && (config.get('Description') ?? '').startsWith('World English Bible');
}

/** Every book has a heading, every chapter a heading and its verses; two entries for module and testament come first. */
const slotsOf = ({ verses }: CanonBook) => verses.reduce((sum, count) => sum + count + 1, 1);
const slots = books.reduce((sum, book) => sum + slotsOf(book), 2);

function openModule(library: string, config: ReadonlyMap<string, string>): SwordModule | undefined {
  const folder = resolve(library, config.get('DataPath') ?? '.');
  const letter = (config.get('BlockType') ?? 'CHAPTER').charAt(0).toLowerCase();
  const fileOf = (kind: string) => join(/* turbopackIgnore: true */ folder, `ot.${letter}z${kind}`);
  const opened = { verseIndex: readFileSync(fileOf('v')), blockIndex: readFileSync(fileOf('s')), blocks: fileOf('z') };
  // Another count means other verses at these places: rather no text than a wrong one.
  return opened.verseIndex.length === slots * VERSE_ENTRY ? opened : undefined;
}

/**
 * A World English Bible with the deuterocanonical books in a library of SWORD modules (a folder with `mods.d/*.conf`).
 * @param library the folder; Debian's own when absent
 * @returns undefined when there is none that can be read
 */
export function openSwordLibrary(library: string = DEBIAN_LIBRARY): SwordModule | undefined {
  try {
    const folder = join(/* turbopackIgnore: true */ library, 'mods.d');
    const configs = readdirSync(folder).filter((name) => name.endsWith('.conf')).toSorted();
    const usable = configs.map((name) => configOf(readFileSync(join(/* turbopackIgnore: true */ folder, name), 'utf8'))).find(isUsable);
    return usable && openModule(library, usable);
  } catch {
    return undefined;
  }
}

/**
 * The slots of one book in order, with their markup as stored.
 * @param osis the book's OSIS name, `Wis`
 * @throws Error (of the file system, of zlib or a RangeError) when the module is damaged
 */
export function swordBook({ verseIndex, blockIndex, blocks: file }: SwordModule, osis: string): SwordVerse[] {
  const at = books.findIndex((book) => book.osis === osis);
  const book = books[at];
  if (!book) return [];
  const blocks = readFileSync(file);
  const inflated = new Map<number, Buffer>();
  const block = (number: number): Buffer => {
    const entry = number * BLOCK_ENTRY;
    const start = blockIndex.readUInt32LE(entry);
    const text = inflated.get(number) ?? inflateSync(blocks.subarray(start, start + blockIndex.readUInt32LE(entry + 4)));
    inflated.set(number, text);
    return text;
  };
  let slot = books.slice(0, at).reduce((sum, before) => sum + slotsOf(before), 3);
  return book.verses.flatMap((count, index) =>
    Array.from({ length: count + 1 }, (_, verse) => {
      const entry = slot++ * VERSE_ENTRY;
      const length = verseIndex.readUInt16LE(entry + 8);
      const start = verseIndex.readUInt32LE(entry + 4);
      const markup = length === 0 ? '' : block(verseIndex.readUInt32LE(entry)).toString('utf8', start, start + length);
      return { chapter: index + 1, verse, markup };
    }),
  );
}
