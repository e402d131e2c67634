import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import canon from './data/bible-canon.json';
import lectionary from './data/lectionary.json';
import type { LectionarySet } from './lectionary-sets';
import { openSwordLibrary } from './sword-library';

const CONF = '[tiny]\nDescription=World English Bible, two chapters for a test\nDataPath=./modules/tiny/\nModDrv=zText\nBlockType=BOOK\nVersification=NRSVA\n';

/** Number of the slot of a verse, counted by hand from the canon: two for module and testament, then a heading for each book and chapter. */
function slotOf(osis: string, chapter: number, verse: number): number {
  let slot = 2;
  for (const book of canon.old_testament) {
    slot += 1;
    for (const [index, verses] of book.verses.entries()) {
      if (book.osis === osis && index + 1 === chapter) return slot + verse;
      slot += verses + 1;
    }
  }
  throw new Error(`${osis} ${chapter}:${verse}`);
}

/** Writes a library with one module that has these slots and no others. */
function writeLibrary(library: string, verses: [osis: string, chapter: number, verse: number, markup: string][], conf = CONF): void {
  const folder = join(library, 'modules', 'tiny');
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(library, 'mods.d'), { recursive: true });
  writeFileSync(join(library, 'mods.d', 'tiny.conf'), conf);
  const index = Buffer.alloc(slotOf('4Macc', 18, canon.old_testament.at(-1)?.verses.at(-1) ?? 0) * 10 + 10);
  let text = Buffer.alloc(0);
  for (const [osis, chapter, verse, markup] of verses) {
    const bytes = Buffer.from(markup);
    const entry = slotOf(osis, chapter, verse) * 10;
    index.writeUInt32LE(1, entry);
    index.writeUInt32LE(text.length, entry + 4);
    index.writeUInt16LE(bytes.length, entry + 8);
    text = Buffer.concat([text, bytes]);
  }
  const blocks = [deflateSync('another book'), deflateSync(text)];
  const sizes = Buffer.alloc(24);
  sizes.writeUInt32LE(blocks[0]?.length ?? 0, 4);
  sizes.writeUInt32LE(blocks[0]?.length ?? 0, 12);
  sizes.writeUInt32LE(blocks[1]?.length ?? 0, 16);
  writeFileSync(join(folder, 'ot.bzv'), index);
  writeFileSync(join(folder, 'ot.bzs'), sizes);
  writeFileSync(join(folder, 'ot.bzz'), Buffer.concat(blocks));
}

/** `scripture.ts` as a server started with this SWORD_PATH has it. */
async function scriptureWith(path: string): Promise<typeof import('./scripture')> {
  vi.resetModules();
  vi.stubEnv('SWORD_PATH', path);
  const holder = globalThis as { swordModule?: unknown; bibleBookTexts?: unknown; readableSwordBooks?: unknown };
  delete holder.swordModule;
  delete holder.bibleBookTexts;
  delete holder.readableSwordBooks;
  return import('./scripture');
}

let library = '';

beforeEach(() => {
  library = mkdtempSync(join(tmpdir(), 'sword-'));
});

afterEach(() => {
  rmSync(library, { recursive: true });
  vi.unstubAllEnvs();
});

describe('a module of the library at SWORD_PATH', () => {
  it('gives the deuterocanonical books, verse by verse, without its notes and marks', async () => {
    writeLibrary(library, [
      ['Wis', 3, 0, '<chapter n="3"/><lg sID="a"/><l level="1" sID="b"/>'],
      ['Wis', 3, 1, 'First &amp; foremost,<l eID="b" level="1"/> <l level="2" sID="c"/>the “second” line. <l eID="c"/>'],
      ['Wis', 3, 2, '<div type="x-milestone" sID="pv1"/><div sID="d" type="x-p"/>Before<note placement="foot"><reference>3:2 </reference>a <rdg>note</rdg></note>after, and king<note>x</note>, here <note>y</note> too.'],
      ['Wis', 3, 3, '<w lemma="strong:G1">Words</w> marked.'],
    ]);
    const { passage, chapterText, listBooks } = await scriptureWith(library);
    expect(passage('Wis 3:1-3')).toEqual({
      status: 'found',
      translation: 'World English Bible',
      verses: [
        { chapter: 3, verse: 1, text: 'First & foremost,\nthe “second” line.', paragraphStart: true, poetry: true },
        { chapter: 3, verse: 2, text: 'Before after, and king, here too.', paragraphStart: true },
        { chapter: 3, verse: 3, text: 'Words marked.' },
      ],
    });
    expect(chapterText('wisdom', 3).verses).toHaveLength(3);
    expect(passage('Wis 3:2-9')).toMatchObject({ status: 'partial', reason: 'no-such-verse' });
    expect(passage('Sir 1:1').reason).toBe('book-not-installed');
    expect(listBooks().filter(({ installed, id }) => installed && ['wisdom', 'sirach', 'john'].includes(id)).map(({ id }) => id)).toEqual(['wisdom', 'john']);
  });

  it.each([
    ['another versification', CONF.replace('NRSVA', 'KJVA')],
    ['another driver', CONF.replace('zText', 'RawText')],
    ['another translation', CONF.replace('World English', 'King James')],
    ['a key', `${CONF}CipherKey=abc\n`],
    ['data that are not there', CONF.replace('modules/tiny', 'modules/huge')],
  ])('is left alone with %s', (_, conf) => {
    writeLibrary(library, [['Wis', 3, 1, 'text']], conf);
    expect(openSwordLibrary(library)).toBeUndefined();
  });

  it('is left alone when its index counts other verses', () => {
    writeLibrary(library, [['Wis', 3, 1, 'text']]);
    writeFileSync(join(library, 'modules', 'tiny', 'ot.bzv'), Buffer.alloc(1000));
    expect(openSwordLibrary(library)).toBeUndefined();
  });

  it('counts as absent when it is damaged', async () => {
    writeLibrary(library, [['Wis', 3, 1, 'text']]);
    writeFileSync(join(library, 'modules', 'tiny', 'ot.bzz'), Buffer.alloc(100));
    const { passage, listBooks } = await scriptureWith(library);
    expect(passage('Wis 3:1')).toMatchObject({ status: 'absent', reason: 'book-not-installed' });
    expect(passage('John 3:16').status).toBe('found');
    expect(listBooks().filter(({ installed }) => installed)).toHaveLength(66);
  });

  it('is missed in the log, once and without its path, when SWORD_PATH names none', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { passage } = await scriptureWith(library);
    passage('Wis 3:1');
    passage('Sir 1:1');
    expect(error.mock.calls).toEqual([[expect.stringContaining('SWORD_PATH')]]);
    expect(String(error.mock.calls)).not.toContain(library);
    error.mockRestore();
  });

  it('need not be there', async () => {
    const { passage, listBooks } = await scriptureWith(join(library, 'nothing'));
    expect(passage('Wis 3:1').reason).toBe('book-not-installed');
    expect(listBooks().filter(({ installed }) => installed)).toHaveLength(66);
  });
});

const DEBIAN = '/usr/share/sword/mods.d/engWEB2015eb.conf';

// Skipped, and counted as skipped by the runner, where the package is not installed; `npm run verify` installs it where it may.
describe.skipIf(!existsSync(DEBIAN))(`Debian's sword-text-web${existsSync(DEBIAN) ? '' : ' (not installed: skipped)'}`, () => {
  it('has the seven books, each with its last chapter', async () => {
    const { listBooks, chapterText } = await scriptureWith('');
    const seven = ['tobit', 'judith', '1-maccabees', '2-maccabees', 'wisdom', 'sirach', 'baruch'];
    for (const { id, chapters } of listBooks().filter((book) => seven.includes(book.id))) {
      for (let chapter = 1; chapter <= chapters; chapter += 1) expect(chapterText(id, chapter).verses.length, `${id} ${chapter}`).toBeGreaterThan(4);
      expect(chapterText(id, chapters + 1).status).toBe('absent');
    }
  });

  it('gives plain words at the right places', async () => {
    const { passage } = await scriptureWith('');
    const words = (reference: string) => passage(reference).verses.map(({ text }) => text).join('\n');
    expect(words('Wis 3:1')).toMatch(/^But the souls of the righteous are in the hand of God,\n/);
    expect(words('Sir 44:1')).toMatch(/^Let us now praise famous men,\n/);
    expect(words('2 Macc 7:1')).toMatch(/^It came to pass that seven brothers and their mother/);
    expect(words('Tob 1:2')).toMatch(/Enemessar king of the Assyrians/);
    expect(passage('Bar 3:9').verses[0]).toMatchObject({ paragraphStart: true });
  });

  it('leaves only the Greek parts of Daniel and Esther without text in the whole lectionary', async () => {
    const { passage } = await scriptureWith('');
    const sets = Object.values(lectionary.sets as Record<string, LectionarySet>);
    const references = sets.flatMap(({ first, psalm, second, gospel }) => [first, psalm, second, gospel]).filter((reference) => reference !== undefined);
    const missing = [...new Set(references)].filter((reference) => passage(reference, 'lectionary').status !== 'found');
    // Tobit is the shorter Greek form, whose chapter 7 ends with verse 16.
    expect(missing.filter((reference) => !/^(?:Dan|Esth) /.test(reference))).toEqual(['Tob 6:10-11; 7:1, 9-17; 8:4-9a']);
    expect(passage('Tob 7:9-17')).toMatchObject({ status: 'partial', reason: 'no-such-verse' });
    expect(passage('Dan 3:52, 53-54, 55-56', 'lectionary').reason).toBe('book-not-installed');
    const texts = references.flatMap((reference) => passage(reference, 'lectionary').verses.map(({ text }) => text));
    expect(texts.filter((text) => /[<>\u0000]|&\w+;| {2}| [,.;:!?]/.test(text))).toEqual([]);
  });
});
