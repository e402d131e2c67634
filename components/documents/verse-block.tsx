import type { ReactNode } from 'react';
import type { Verse } from './read-blocks';

/**
 * Verses that belong together: prose runs on, poetry keeps its lines. Verse numbers are not references, so they are not red.
 * @param shown draws the text of a verse, given its place in the block
 */
export function VerseBlock({ verses, shown = (text) => text }: { verses: Verse[]; shown?: (text: string, place: number) => ReactNode }) {
  const isPoetry = verses.some(({ text }) => text.includes('\n'));
  return (
    <div className="para">
      <p className="read min-[50.01rem]:col-start-2" dir="auto">
        {verses.map(({ number, text }, index) => (
          <span key={index} id={`v${number}`} className={isPoetry ? '[display:block] whitespace-pre-line target:bg-sunk' : 'target:bg-sunk'}>
            {!isPoetry && index > 0 && ' '}
            <span className="v">{number}</span>
            {shown(text, index)}
          </span>
        ))}
      </p>
    </div>
  );
}
