import { useTranslations } from 'next-intl';
import type { Rank } from '@/lib/liturgy/day';
import type { MassReadings } from '@/lib/liturgy/reading';
import { ReadingSection } from './reading-section';
import type { ReadingView } from './reading-view';

/** Letters of text that go on two printed pages in one column, with the saints of the day; more are printed in two, and smaller. */
const ONE_COLUMN = 4_000;

/** All readings of one Mass, after a word on where they come from when they are not the celebration's own. @param source left out where the reader chose them by name */
export function ReadingSections({ readings, source, rank }: { readings: ReadingView[]; source?: MassReadings['source']; rank: Rank }) {
  const t = useTranslations('calendar');
  const borrowed = source === 'commons' ? t('fromCommons') : source === 'weekday' && rank !== 'weekday' ? t('fromWeekday') : undefined;
  const letters = readings.flatMap(({ passage }) => passage.verses).reduce((sum, { text }) => sum + text.length, 0);
  return (
    <>
      {borrowed && <p className="muted mb-6">{borrowed}</p>}
      <div className={letters > ONE_COLUMN ? 'readings long' : 'readings'}>
        {readings.map((reading, index) => <ReadingSection key={index} reading={reading} />)}
      </div>
      {readings.some(({ passage }) => passage.wholeVerses) && <p className="meta mt-6 xl:ms-[11.5rem]">{t('wholeVerses')}</p>}
    </>
  );
}
