import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import latinRanges from '@fontsource/source-serif-4/unicode.json';
import chineseRanges from './fonts/ranges.json';

/** A font file of a preview picture and the characters it has. */
interface FontFile {
  file: string;
  covers: (character: number) => boolean;
}

const LATIN = join(process.cwd(), 'node_modules', '@fontsource', 'source-serif-4', 'files');
/** Noto Sans SC, cut into a hundred files as its package has them: a title needs a few. */
const CHINESE = join(process.cwd(), 'app', 'preview', 'fonts');

function coverOf(ranges: string): FontFile['covers'] {
  const bounds = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (character) => bounds.some(([from, to]) => character >= from && character <= to);
}

const serif: FontFile[] = Object.entries(latinRanges).map(([subset, ranges]) => ({ file: join(LATIN, `source-serif-4-${subset}-400-normal.woff`), covers: coverOf(ranges) }));
const chinese: FontFile[] = Object.entries(chineseRanges).map(([slice, ranges]) => ({ file: join(CHINESE, `noto-sans-sc-${slice}-400-normal.woff`), covers: coverOf(ranges) }));
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200D\uFE0F]/gu;

/** The first file that has a character, of the serif before the Chinese one. */
const fileFor = (character: number) => [...serif, ...chinese].find(({ covers }) => covers(character))?.file;

/**
 * The part of a text that our fonts can write: for the rest, the renderer would ask another site.
 * @returns undefined where that is less than most of it
 */
export function drawable(text: string): string | undefined {
  const plain = text.normalize('NFC').replace(EMOJI, '').replace(/\s+/g, ' ').trim();
  const kept = [...plain].filter((character) => fileFor(character.codePointAt(0) ?? 0) !== undefined).join('');
  return kept.length > 0 && kept.length * 4 >= plain.length * 3 ? kept : undefined;
}

/** The fonts that some texts need, each file once. @param texts as `drawable` gave them */
export async function fontsFor(texts: readonly string[]): Promise<{ name: string; data: Buffer; weight: 400; style: 'normal' }[]> {
  const files = new Set([...texts.join(' ')].flatMap((character) => fileFor(character.codePointAt(0) ?? 0) ?? []));
  return Promise.all([...files].map(async (file, index) => ({ name: `f${index}`, data: await readFile(file), weight: 400 as const, style: 'normal' as const })));
}
