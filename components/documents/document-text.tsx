import { useTranslations } from 'next-intl';
import type { Mark } from './find-quotation';
import { MarkedPassage } from './marked-passage';
import type { Block } from './read-blocks';
import { VerseBlock } from './verse-block';

/** Numbers that an address may point to; where a number comes back, only its first place has it. */
function firstPlaces(blocks: readonly Block[]): Map<string, Block> {
  const places = new Map<string, Block>();
  for (const block of blocks.toReversed()) if (block.kind === 'paragraph' && block.number) places.set(block.number, block);
  return places;
}

/** The texts of blocks in their order, each verse its own: what a quotation is looked for in. */
export function textsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => (block.kind === 'verses' ? block.verses.map(({ text }) => text) : [block.text]));
}

/**
 * A text exactly as sent: paragraphs, the numbers they begin with in the margin, verses with theirs.
 * @param marks of `textsOf(blocks)`
 */
export function DocumentText({ blocks, marks = [], lang }: { blocks: readonly Block[]; marks?: readonly Mark[]; lang?: string }) {
  const t = useTranslations('documents');
  const places = firstPlaces(blocks);
  const before = (index: number) => textsOf(blocks.slice(0, index)).length;
  const marked = (text: string, place: number) => {
    const own = marks.filter((mark) => mark.text === place);
    return own.length > 0 ? <MarkedPassage text={text} marks={own} first={own[0] === marks[0]} /> : text;
  };
  return (
    <div className="paras mb-9" lang={lang}>
      {blocks.map((block, index) => {
        if (block.kind === 'verses') return <VerseBlock key={index} verses={block.verses} shown={marks.length > 0 ? (text, place) => marked(text, before(index) + place) : undefined} />;
        const { number } = block;
        const id = number && places.get(number) === block ? `p${number}` : undefined;
        return (
          <div key={index} className="para target:bg-sunk" id={id}>
            {number && (id ? <a className="pn" href={`#${id}`} aria-label={t('paragraph', { number })}>{number}</a> : <span className="pn">{number}</span>)}
            <p className="read whitespace-pre-line wrap-anywhere min-[50.01rem]:col-start-2" dir="auto">{marks.length > 0 ? marked(block.text, before(index)) : block.text}</p>
          </div>
        );
      })}
    </div>
  );
}
