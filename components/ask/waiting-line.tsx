'use client';

import { useEffect, useState } from 'react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from '@/lib/i18n/navigation';
import { conversationPath } from './conversation-address';
import { giveBack } from './question-draft';
import { stopWaiting, waitForAnswer } from './wait-for-answer';

interface Props {
  ticket: string;
  question: string;
  agent: string;
  /** Milliseconds since the question was sent, when the page was rendered. */
  elapsedMs: number;
  /** The turns that stay when this one is taken back. */
  others: string[];
}

/** Seconds that really pass, a way to stop, and the page rendered anew as soon as the answer is there. */
export function WaitingLine(props: Props) {
  const [client] = useState(() => new QueryClient());
  return <QueryClientProvider client={client}><Line {...props} /></QueryClientProvider>;
}

function Line({ ticket, question, agent, elapsedMs, others }: Props) {
  const t = useTranslations('composer');
  const router = useRouter();
  const seconds = useSeconds(elapsedMs);
  const { data, failureCount } = useQuery({
    queryKey: ['ask', ticket],
    queryFn: ({ signal }) => waitForAnswer(ticket, signal),
    refetchInterval: (query) => (query.state.data === undefined || query.state.data === 'pending' ? 50 : false),
    refetchIntervalInBackground: true,
    retry: true,
    retryDelay: (count) => Math.min(1_000 * 2 ** count, 15_000),
  });

  useEffect(() => {
    if (data === 'done' || data === 'gone') router.refresh();
  }, [data, router]);

  async function stop() {
    giveBack(question);
    await stopWaiting(ticket);
    router.replace(conversationPath(others));
  }

  return (
    <div className="waitline">
      <span>{t.rich('waiting', { agent, seconds, b: (words) => <b>{words}</b> })}</span>
      <span className="faint">{failureCount > 0 ? t('reconnecting') : t('patience')}</span>
      <button className="txt" type="button" onClick={stop}>{t('stop')}</button>
      {/* The seconds tick outside of it: only the half minute is spoken. */}
      <span className="vh" role="status">{seconds >= 30 ? t('still') : ''}</span>
    </div>
  );
}

function useSeconds(elapsedMs: number): number {
  const [seconds, setSeconds] = useState(Math.floor(elapsedMs / 1000));
  useEffect(() => {
    const mounted = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((elapsedMs + performance.now() - mounted) / 1000)), 1_000);
    return () => clearInterval(timer);
  }, [elapsedMs]);
  return seconds;
}
