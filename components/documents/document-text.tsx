import type { CSSProperties, ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { directionOf } from '@/components/ui/markdown-direction';
import type { Mark } from './find-quotation';
import { leadsIn } from './leads-in';
import { LinkedText } from './linked-text';
import { MarkedPassage } from './marked-passage';
import type { Placed, PlacedBlock } from './place-blocks';
import type { ReferenceLink } from './reference-link';
import { stretchesOf, type Stretch } from './text-stretches';
import { VerseBlock } from './verse-block';

/** Id of the element that holds a text, for the leaves that work on it. */
export const TEXT_ID = 'document-text';

/** As much of a text as tells its direction. */
const SAMPLE = 2_000;

/**
 * A text exactly as sent: paragraphs, the numbers they begin with in the margin, verses with theirs. Each has a link to itself.
 * @param marks of the texts by their places
 * @param links references in the text of a place
 * @param notes the number that each address has among the printed notes
 */
export function DocumentText(props: {
  blocks: readonly PlacedBlock[]; marks?: readonly Mark[]; links?: (place: number) => readonly ReferenceLink[]; notes?: ReadonlyMap<string, number>; lang?: string;
}) {
  const { blocks, marks = [], links, notes, lang } = props;
  const t = useTranslations('documents');
  const searchFor = (query: string) => t('searchFor', { query });
  const shown = ({ text, place }: Placed): ReactNode => {
    const own = marks.filter((mark) => mark.text === place);
    const references = links?.(place) ?? [];
    const linked = (from: number, to: number) => (references.length > 0 ? <LinkedText text={text} links={references} from={from} to={to} notes={notes} searchFor={searchFor} /> : text.slice(from, to));
    return own.length > 0 ? <MarkedPassage text={text} marks={own} first={own[0] === marks[0]} shown={linked} /> : linked(0, text.length);
  };
  const stretches = stretchesOf(blocks);
  const dir = directionOf(stretches[0]?.blocks.map(textOf).join(' ').slice(0, SAMPLE) ?? '');
  return (
    <div className="paras mb-9" id={TEXT_ID} lang={lang} dir={dir}>
      {stretches.length === 1
        ? <Blocks blocks={blocks} shown={shown} dir={dir} />
        : stretches.map((stretch, index) => <div key={index} className="stretch" style={heightOf(stretch)}><Blocks blocks={stretch.blocks} shown={shown} dir={dir} /></div>)}
    </div>
  );
}

const textOf = (block: PlacedBlock) => (block.kind === 'verses' ? block.verses.map(({ text }) => text).join(' ') : block.text);

const heightOf = ({ width }: Stretch) => ({ '--width': width }) as CSSProperties;

/** @param given the direction of the whole; a block says its own only where it differs */
function Blocks({ blocks, shown, dir: given }: { blocks: readonly PlacedBlock[]; shown: (placed: Placed) => ReactNode; dir?: 'ltr' | 'rtl' }) {
  const t = useTranslations('documents');
  const [here, numbered] = [t('thisParagraph'), (number: string) => t('paragraph', { number })];
  return blocks.map((block, index) => {
    const own = directionOf(textOf(block).slice(0, SAMPLE));
    const dir = own === given ? undefined : own;
    if (block.kind === 'verses') return <VerseBlock key={index} verses={block.verses} dir={dir} shown={shown} />;
    const { id, shortId, number, label = number } = block;
    if (block.kind === 'heading') {
      const Heading = block.level > 2 ? 'h3' : 'h2';
      return <Heading key={index} id={id} className={block.level > 2 ? 'readh minor' : 'readh'} dir={dir}>{shown(block)}</Heading>;
    }
    return (
      <div key={index} className={leadsIn(block, blocks[index + 1]) ? 'para leads-in' : 'para'} id={id}>
        <a className={number ? 'pn' : 'pn bare'} id={shortId} href={`#${id}`} aria-label={label ? numbered(label) : here}>{label ?? '¶'}</a>
        <p className="read" dir={dir}>{shown(block)}</p>
      </div>
    );
  });
}
