import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { CardDepartures } from './card-departures';
import type { InspectorActions, ReadCard } from './inspector-means';
import { PlainText } from './plain-text';
import { useFailureName } from './use-failure-name';

function CardResult({ card }: { card: ReadCard }) {
  const t = useTranslations('inspector');
  const nameOf = useFailureName();
  if (card.kind === 'rate') return <p role="status">{t('rate', { seconds: card.seconds })}</p>;
  if (card.kind === 'failed') return <p role="status">{t('cardFailed', { reason: [nameOf(card.reason), card.status].filter(Boolean).join(' · ') })}</p>;
  return (
    <>
      <p role="status" className="meta wrap-anywhere">{t('cardAt', { url: card.url })}</p>
      <CardDepartures departures={card.departures} />
      <Disclosure summary={t('cardSent')}><PlainText label={t('cardSent')} text={card.card} /></Disclosure>
    </>
  );
}

/** The card of the agent that answers, read on demand, and what in it departs from the specification. */
export function AgentCard({ readCard }: Pick<InspectorActions, 'readCard'>) {
  const t = useTranslations('inspector');
  const [card, setCard] = useState<ReadCard | 'loading' | 'failed'>();
  async function read() {
    if (card === 'loading') return;
    setCard('loading');
    setCard(await readCard().catch(() => 'failed' as const));
  }
  return (
    <section className="mt-8">
      <h3 className="rub">{t('card')}</h3>
      <p className="meta mt-1">{t('cardText')}</p>
      <p className="mt-2"><button type="button" className="btn" aria-disabled={card === 'loading'} onClick={read}>{t('cardRead')}</button></p>
      <div className="mt-2">
        {card === 'loading' && <p role="status">{t('loading')}</p>}
        {card === 'failed' && <p role="status">{t('failed')}</p>}
        {card && typeof card === 'object' && <CardResult card={card} />}
      </div>
    </section>
  );
}
