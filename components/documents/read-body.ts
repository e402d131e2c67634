import { withoutSystemMarks } from '@/components/ask/foreign-marks';
import { placeBlocks, type PlacedBlock } from './place-blocks';
import { readBlocks } from './read-blocks';
import { isHtml, readHtml } from './read-html';

/** The text of a document as it is shown. */
export interface Body {
  blocks: PlacedBlock[];
  sentAs: 'text' | 'html' | 'nothing';
}

/** Reads what an agent sent as the text of a document, in whatever form; marks of other systems' citations leave it. */
export function readBody(text: string): Body {
  const sentAs = isHtml(text) ? 'html' : 'text';
  const words = withoutSystemMarks(text);
  const blocks = placeBlocks(sentAs === 'html' ? readHtml(words) : readBlocks(words));
  return { blocks, sentAs: blocks.length > 0 ? sentAs : 'nothing' };
}
