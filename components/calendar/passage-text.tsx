import { Fragment } from 'react';
import { useTranslations } from 'next-intl';
import type { Passage } from '@/lib/liturgy/scripture';
import { verseGroups, type NumberedVerse } from './verse-groups';

/** The verses of a reading with their numbers; where there is no text, one sentence says why. The text is English on every page. */
export function PassageText({ passage }: { passage: Passage }) {
  const t = useTranslations('calendar');
  if (passage.status === 'absent') return <p className="muted text-base">{t(`noText.${passage.reason ?? 'not-a-reference'}`)}</p>;
  return (
    <>
      <div lang="en">
        {verseGroups(passage.verses).map(({ poetry, verses }) => (poetry
          ? verses.map((verse, index) => <p key={verse.key} className={index === 0 ? 'verse mt-3 first:mt-0' : 'verse'}><Lines verse={verse} /></p>)
          : <p key={verses[0]?.key} className="mt-3 first:mt-0">{verses.map((verse) => <Fragment key={verse.key}><Lines verse={verse} /> </Fragment>)}</p>
        ))}
      </div>
      {passage.status === 'partial' && <p className="meta mt-2">{t('partial')}</p>}
    </>
  );
}

function Lines({ verse }: { verse: NumberedVerse }) {
  return (
    <>
      <span className="v">{verse.number}</span>
      {verse.text.split('\n').map((line, index) => <Fragment key={index}>{index > 0 && <br />}{line}</Fragment>)}
    </>
  );
}
