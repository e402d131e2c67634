import { useTranslations } from 'next-intl';
import { PassageText } from './passage-text';
import { PlaceLink } from './place-link';
import type { ReadingView } from './reading-view';

/** One reading as in a missal: what it is and where it stands beside the text, what may be read instead under it. */
export function ReadingSection({ reading }: { reading: ReadingView }) {
  const t = useTranslations();
  const { label, passage, short, alternatives, proper, numberedAs } = reading;
  // The Alleluia is its own word; the words of a psalm's response are not held here.
  const isSung = passage.status !== 'absent' && (label === 'alleluia' || label === 'psalm');
  const mark = <span className="R">R.</span>;
  return (
    <section className="reading">
      <header>
        <h2>{t(`liturgy.slot.${label}`)}</h2>
        <p className="where"><PlaceLink place={reading} /></p>
        {passage.status !== 'absent' && numberedAs && <p className="meta">{t('calendar.numberedAs', { reference: numberedAs })}</p>}
        {proper && <p className="meta">{t('calendar.properReading')}</p>}
      </header>
      <div className="read">
        {isSung && <p className="resp">{mark}{label === 'alleluia' ? t('liturgy.slot.alleluia') : <span className="meta font-normal">{t('calendar.response')}</span>}</p>}
        <PassageText passage={passage} />
        {isSung && <p className="resp mt-3">{mark}{label === 'alleluia' && t('liturgy.slot.alleluia')}</p>}
        {short && <p className="meta mt-3">{t('liturgy.slot.short')}: <PlaceLink place={short} /></p>}
        {alternatives.length > 0 && (
          <p className="meta mt-3">
            {t('calendar.orElse')}{' '}
            {alternatives.map((place, index) => <span key={place.reference}>{index > 0 && ' · '}<PlaceLink place={place} /></span>)}
          </p>
        )}
      </div>
    </section>
  );
}
