import { safeExternalUrl, safeLinkUrl } from '@/components/ui/safe-url';
import { markdownPlaces, type MarkdownPlace } from './link-places';

/** Characters that would make something else of plain words. */
export const plain = (text: string) => text.replace(/[\\`*_[\]<>#|~$&]/g, '\\$&');

/** Words that our reading takes for no link and no HTML are neither for a program that reads otherwise. */
const closeWords = (words: string) => words.replace(/<(?=[\p{L}/!?])/gu, '\\<').replace(/\](?=\()/g, ']\\').replace(/^([ \t>]*)\[(?!\^)(?=[^\]\n]{1,999}\]:)/gm, '$1\\[');

/** The words of a link, which begin no block. */
const labelOf = (label: string) => write(markdownPlaces(`x${label.replace(/\s*\n\s*/g, ' ')}`)).slice(1);

function writeOne(place: MarkdownPlace): string {
  if (place.kind === 'words') return closeWords(place.text);
  if (place.kind === 'html') return plain(place.text);
  if (place.kind === 'definition') return safeLinkUrl(place.url) ? place.text : '';
  // On one line, since a line of HTML within it ends the paragraph, and with it the code.
  if (place.kind === 'code' && /^`[^]*`$/.test(place.text)) return place.text.replace(/\n[ \t>]*/g, ' ');
  if (place.kind !== 'link') return place.text;
  const { label, before, after, url, isImage } = place;
  const isSafe = isImage ? safeExternalUrl(url)?.startsWith('https:') : safeLinkUrl(url);
  if (before === '<') return isSafe ? place.text : plain(label);
  const words = labelOf(label);
  return isSafe && (!isImage || label.trim()) ? before + words + after : words;
}

const write = (places: readonly MarkdownPlace[]) => places.map(writeOne).join('');

/**
 * An agent's Markdown to be read elsewhere, where no Markdown of ours guards the reader: HTML is visible text outside of code, links lead to
 * http, https and mailto only (others are their words), a picture is its words, as a link where its address is https.
 * @param text untrusted
 */
export function safeMarkdown(text: string): string {
  return write(markdownPlaces(text));
}
