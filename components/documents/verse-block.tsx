import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import type { Placed } from './place-blocks';

/**
 * Verses that belong together: prose runs on, poetry keeps its lines. Verse numbers are links to themselves and no references, so they are not red.
 * @param shown draws the text of a verse
 */
export function VerseBlock({ verses, dir, shown }: { verses: readonly Placed[]; dir?: 'ltr' | 'rtl'; shown: (verse: Placed) => ReactNode }) {
  const t = useTranslations('documents');
  const isPoetry = verses.some(({ text }) => text.includes('\n'));
  return (
    <div className="para">
      <p className="read min-[50.01rem]:col-start-2" dir={dir}>
        {verses.map((verse, index) => (
          <span key={verse.id} id={verse.id} className={isPoetry ? 'verse-of [display:block] whitespace-pre-line' : 'verse-of'}>
            {!isPoetry && index > 0 && ' '}
            <a className="v" id={verse.shortId} href={`#${verse.id}`} aria-label={t('verse', { number: verse.number ?? '' })}>{verse.number}</a>
            {shown(verse)}
          </span>
        ))}
      </p>
    </div>
  );
}
