import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { QueuedLine } from './queued-line';
import type { Place } from './queue-words';

/** What waits for its turn, with the way out. Without scripts: where it stands now, and that the page has to be loaded again. */
export function QueuedNotice({ queue: { id, ...place } }: { queue: { id: string } & Place }) {
  const t = useTranslations('budget');
  return (
    <>
      <ClientMessages namespaces={['budget']}><QueuedLine id={id} place={place} /></ClientMessages>
      {/* An empty address is the page's own. */}
      <noscript><a className="txt" href="">{t('again')}</a></noscript>
    </>
  );
}
