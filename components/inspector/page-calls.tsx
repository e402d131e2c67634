import { useEffect, useState } from 'react';
import { useTranslations } from 'next-intl';
import { exchangesOnPage, type ExchangeOnPage } from './exchanges-on-page';
import type { InspectorActions } from './inspector-means';
import { loadExchange, type LoadedExchange } from './load-exchange';
import { PageCall } from './page-call';

type Call = ExchangeOnPage & { loaded?: LoadedExchange };

/** The calls that this page came from, as it stands at the moment of opening. */
export function PageCalls({ openTask }: Pick<InspectorActions, 'openTask'>) {
  const t = useTranslations('inspector');
  const [calls, setCalls] = useState<Call[]>(() => exchangesOnPage(document));
  useEffect(() => {
    let isShown = true;
    for (const { id } of exchangesOnPage(document)) {
      void loadExchange(id).then((loaded) => {
        if (isShown) setCalls((before) => before.map((call) => (call.id === id ? { ...call, loaded } : call)));
      });
    }
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <section className="mt-6" aria-busy={calls.some(({ loaded }) => !loaded)}>
      <h3 className="rub">{t('calls')}</h3>
      {calls.length === 0 && <p className="mt-2">{t('none')}</p>}
      {calls.length > 0 && <p className="meta mt-1">{t('token')}</p>}
      <ol>
        {calls.map(({ id, cache, loaded }) => (
          <li key={id} className="mt-3 border-t border-rule pt-3">
            {!loaded && <p>{t('loading')}</p>}
            {loaded === 'gone' || loaded === 'unread' ? <p>{t(loaded)}</p> : loaded && <PageCall exchange={loaded} cache={cache} openTask={openTask} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
