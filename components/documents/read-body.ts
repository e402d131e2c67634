import { withoutSystemMarks } from '@/components/ask/foreign-marks';
import { hasHtmlMarks } from './html-marks';
import { placeBlocks, type PlacedBlock } from './place-blocks';
import { readBlocks } from './read-blocks';
import { isHtml, readHtml } from './read-html';

/** The text of a document as it is shown. */
export interface Body {
  blocks: PlacedBlock[];
  /** `marked`: a plain text that has marks of HTML, which are shown as they came. */
  sentAs: 'text' | 'marked' | 'html' | 'nothing';
}

/** Reads what an agent sent as the text of a document, in whatever form; marks of other systems' citations leave it. */
export function readBody(text: string): Body {
  const words = withoutSystemMarks(text);
  const sentAs = isHtml(text) ? 'html' : hasHtmlMarks(words) ? 'marked' : 'text';
  const blocks = placeBlocks(sentAs === 'html' ? readHtml(words) : readBlocks(words));
  return { blocks, sentAs: blocks.length > 0 ? sentAs : 'nothing' };
}
