import { useTranslations } from 'next-intl';
import type { SeeFigures } from '@/lib/trends/lines';

/** What the dash and the signs of the table mean, as far as they occur, and that it has no index. */
export function TableNotes({ figures, isIndexed }: { figures: SeeFigures[]; isIndexed: boolean }) {
  const t = useTranslations('trends');
  const doubts = new Set(figures.flatMap(({ points }) => points.flatMap((point) => point.doubts)));
  const notes = [
    isIndexed && t('tableAsReported'),
    t('dash'),
    doubts.has('inferred') && t('markInferred'),
    doubts.has('computed') && t('markComputed'),
    (doubts.has('over-100') || doubts.has('negative')) && t('markOver'),
    doubts.has('step') && t('markStep'),
  ].filter(Boolean);
  return <ul className="meta mt-2">{notes.map((note) => <li key={String(note)}>{note}</li>)}</ul>;
}
