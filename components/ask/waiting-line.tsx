'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useAllowance } from '@/components/budget/allowance-context';
import { QueueWords, type Place } from '@/components/budget/queue-words';
import { never } from '@/components/ui/never';
import { useRouter } from '@/lib/i18n/navigation';
import { lastSeconds, usualSeconds } from './answer-times';
import { useConversation } from './conversation-context';
import { keepNoLonger } from './history/taken-out';
import { giveBack } from './question-draft';
import { useElapsed } from '@/components/budget/use-elapsed';
import { stopWaiting, waitForAnswer, type Waited } from './wait-for-answer';

interface Props {
  ticket: string;
  question: string;
  agent: string;
  /** Milliseconds since the question went out, when the page was rendered. */
  elapsedMs: number;
  /** Whole seconds that answers have taken lately, for whoever asked on this site. */
  usual?: number;
  /** Its place in the queue then. */
  queue?: Place;
  /** The turns that stay when this one is taken back. */
  others: string[];
}

/** So many seconds it stands in the document that a question went out. */
const SAID_SECONDS = 10;

/** Its place in the queue, then seconds that really pass; a way out of both, and the page rendered anew as soon as the answer is there. */
export function WaitingLine(props: Props) {
  const [client] = useState(() => new QueryClient());
  return <QueryClientProvider client={client}><Line {...props} /></QueryClientProvider>;
}

function isOver(waited: Waited | undefined): boolean {
  return waited?.state === 'done' || waited?.state === 'gone';
}

function Line({ ticket, question, agent, elapsedMs, usual, queue, others }: Props) {
  const router = useRouter();
  const { pathOf, isPrivate } = useConversation();
  const { allowance } = useAllowance();
  const [isStopping, setStopping] = useState(false);
  const { data, failureCount } = useQuery({
    queryKey: ['ask', ticket],
    queryFn: ({ signal }) => waitForAnswer(ticket, signal),
    refetchInterval: (query) => (isOver(query.state.data) ? false : 50),
    refetchIntervalInBackground: true,
    retry: true,
    retryDelay: (count) => Math.min(1_000 * 2 ** count, 15_000),
    structuralSharing: false,
  });
  const over = isOver(data);

  useEffect(() => {
    if (over) router.refresh();
  }, [over, router]);

  async function stop() {
    if (isStopping) return;
    setStopping(true);
    const stopped = await stopWaiting(ticket);
    // Both at once: an answer that is there is worth more than a question that is back.
    if (stopped === 'answered') return router.refresh();
    // One that has gone out may still be answered, and is kept as waiting.
    if (stopped === 'unspent' && !isPrivate) await keepNoLonger(ticket);
    giveBack(question, allowance ? stopped : 'free');
    router.replace(pathOf(others));
  }

  const place = data?.state === 'queued' ? data : data ? undefined : queue;
  const isLost = failureCount > 0;
  return place
    ? <Queued place={place} isLost={isLost} stop={stop} />
    : <Asked agent={agent} elapsedMs={data?.state === 'pending' ? data.elapsedMs : elapsedMs} wasQueued={queue !== undefined} usual={usual} isLost={isLost} stop={stop} />;
}

function Queued({ place, isLost, stop }: { place: Place; isLost: boolean; stop: () => void }) {
  const t = useTranslations('budget');
  const seconds = useElapsed(0);
  return (
    <div className="waitline">
      <QueueWords place={place} />
      {isLost && <span className="faint">{t('lost')}</span>}
      <button className="txt" type="button" onClick={stop}>{t('takeOut')}</button>
      <span className="vh" role="status">{seconds >= 30 ? t('stillQueued') : ''}</span>
    </div>
  );
}

function Asked(props: { agent: string; elapsedMs: number; usual?: number; wasQueued: boolean; isLost: boolean; stop: () => void }) {
  const { agent, elapsedMs, usual, wasQueued, isLost, stop } = props;
  const t = useTranslations('composer');
  const queue = useTranslations('budget');
  const seconds = useElapsed(elapsedMs);
  const sinceThen = useElapsed(0);
  const own = useSyncExternalStore(never, () => usualSeconds(agent), () => undefined);
  const last = useSyncExternalStore(never, () => lastSeconds(agent), () => undefined);
  const known = own !== undefined ? t('usual', { seconds: own }) : usual !== undefined ? t('usualHere', { seconds: usual }) : last !== undefined ? t('lastTook', { seconds: last }) : undefined;
  return (
    <div className="waitline">
      <span>{t.rich('waiting', { agent, seconds, b: (words) => <b>{words}</b> })}</span>
      {(isLost || known) && <span className="faint">{isLost ? t('reconnecting') : known}</span>}
      <button className="txt" type="button" onClick={stop}>{t('stop')}</button>
      {/* The seconds tick outside of it: only that it went out and the half minute are spoken. */}
      <span className="vh" role="status">{seconds >= 30 ? t('still') : wasQueued && sinceThen < SAID_SECONDS ? queue('onItsWay') : ''}</span>
    </div>
  );
}
