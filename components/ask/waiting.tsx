import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { Link } from '@/lib/i18n/navigation';
import { conversationPath } from './conversation-address';
import { LazyWaitingLine } from './lazy-waiting-line';
import type { Turn } from './turn';

/** Ruled lines where the answer will stand. Without scripts a link looks whether it has come. */
export function Waiting({ turn, agent, tickets }: { turn: Turn; agent: string; tickets: string[] }) {
  const t = useTranslations('ask');
  return (
    <>
      <div className="ruled" aria-hidden="true"><i /><i /><i /><i /></div>
      <ClientMessages namespaces={['composer', 'budget']}>
        {/* Its room is there before it is, so that nothing moves under whoever types. */}
        <div className="min-h-11">
          <LazyWaitingLine
            ticket={turn.ticket} question={turn.question} agent={agent} elapsedMs={turn.elapsedMs} usual={turn.usualSeconds} queue={turn.queue}
            others={tickets.filter((ticket) => ticket !== turn.ticket)}
          />
        </div>
      </ClientMessages>
      {/* Without its fragment: to the same address with one a browser only scrolls. */}
      <noscript><Link className="txt" href={conversationPath(tickets).replace(/#.*/, '')}>{t('seeAnswer')}</Link></noscript>
    </>
  );
}
