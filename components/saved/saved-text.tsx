import { readBody } from '@/components/documents/read-body';
import { LinkedText } from '@/components/documents/linked-text';
import type { SavedThing } from './saved-thing';

/** The kept text as its page shows it: numbers and headings where the source has them. Several stand on a page, so nothing in it has an address. */
export function SavedText({ thing: { kind, text, lang } }: { thing: SavedThing }) {
  if (kind === 'passage') return <blockquote className="quote whitespace-pre-line wrap-anywhere" lang={lang} dir="auto">{text}</blockquote>;
  return (
    <div className="saved-text" lang={lang}>
      {readBody(text).blocks.map((block, index) => (block.kind === 'heading' ? <h3 key={index} className="readh" dir="auto">{block.text}</h3> : (
        <p key={index} className="read whitespace-pre-line wrap-anywhere" dir="auto">
          {block.kind === 'verses'
            ? block.verses.map((verse, place) => <span key={place}>{place > 0 && ' '}<span className="v">{verse.number}</span>{verse.text}</span>)
            : <>{block.number && <b className="me-2 text-rubric">{block.label ?? block.number}</b>}<LinkedText text={block.text} links={(block.links ?? []).map((link) => ({ ...link, isExternal: true }))} /></>}
        </p>
      )))}
    </div>
  );
}
