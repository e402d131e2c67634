import { useTranslations } from 'next-intl';
import { PlaceLink } from './place-link';
import type { PlaceView, SlotLabel } from './reading-view';

/** The readings of a Mass by their references alone. */
export function ReadingList({ readings }: { readings: (PlaceView & { label: SlotLabel })[] }) {
  const t = useTranslations('liturgy.slot');
  return (
    <dl className="readlist">
      {readings.map((reading, index) => (
        <div key={index}>
          <dt>{t(reading.label)}</dt>
          <dd><PlaceLink place={reading} /></dd>
        </div>
      ))}
    </dl>
  );
}
