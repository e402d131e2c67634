import { useTranslations } from 'next-intl';
import { readBlocks, type Block } from './read-blocks';
import { VerseBlock } from './verse-block';

/** Numbers that an address may point to; where a number comes back, only its first place has it. */
function firstPlaces(blocks: readonly Block[]): Map<string, Block> {
  const places = new Map<string, Block>();
  for (const block of blocks.toReversed()) if (block.kind === 'paragraph' && block.number) places.set(block.number, block);
  return places;
}

/** A text exactly as sent: paragraphs, the numbers they begin with in the margin, verses with theirs. */
export function DocumentText({ text, lang }: { text: string; lang?: string }) {
  const t = useTranslations('documents');
  const blocks = readBlocks(text);
  const places = firstPlaces(blocks);
  return (
    <div className="paras mb-9" lang={lang}>
      {blocks.map((block, index) => {
        if (block.kind === 'verses') return <VerseBlock key={index} verses={block.verses} />;
        const { number } = block;
        const id = number && places.get(number) === block ? `p${number}` : undefined;
        return (
          <div key={index} className="para target:bg-sunk" id={id}>
            {number && (id ? <a className="pn" href={`#${id}`} aria-label={t('paragraph', { number })}>{number}</a> : <span className="pn">{number}</span>)}
            <p className="read whitespace-pre-line wrap-anywhere min-[50.01rem]:col-start-2" dir="auto">{block.text}</p>
          </div>
        );
      })}
    </div>
  );
}
