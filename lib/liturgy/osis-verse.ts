import type { Verse } from './bible-text';
import type { SwordVerse } from './sword-library';

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };

/** Marks that begin a line of poetry or a paragraph, kept as line feeds while the other tags go. */
const LINE = /<(?:l|lb|lg|p|div)\b[^>]*>/g;

function plainText(markup: string): string {
  return markup
    .replace(/<title\b[^>]*>.*?<\/title>/gs, '\n')
    // Where a note is all that stands between two words, it leaves a space.
    .replace(/<note\b[^>]*>.*?<\/note>/gs, ' \u0000')
    .replace(LINE, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/ \u0000(?:(?=[\p{L}\p{N}])| )/gu, ' ')
    .replace(/ \u0000/g, '')
    .replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** A paragraph or a stanza begins before the first word: all that stands before it is tags. */
function opensParagraph(markup: string): boolean {
  const [before = ''] = /^(?:\s|<[^>]*>)*/.exec(markup) ?? [];
  return /<(?:div|lb)\b[^>]*type="x-p"|<lg\b/.test(before);
}

/** The words of one verse out of its OSIS markup: notes, headings and tags gone, lines of poetry kept. Undefined for an empty slot. */
export function osisVerse({ chapter, verse, markup }: SwordVerse): Verse | undefined {
  const text = plainText(markup);
  if (text === '') return undefined;
  const paragraph = verse === 1 || opensParagraph(markup) ? { paragraphStart: true as const } : {};
  return { chapter, verse, text, ...paragraph, ...(/<l\b/.test(markup) ? { poetry: true as const } : {}) };
}
