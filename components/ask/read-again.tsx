'use client';

import { useState, useSyncExternalStore, useTransition } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from '@/lib/i18n/navigation';
import { rememberedTasks, type AnswerTask } from './answer-tasks';
import type { ReadAgain as Action } from './asked';
import { useConversation } from './conversation-context';

function subscribe(listener: () => void) {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/**
 * Answers that this site no longer keeps and the agent still does: one press reads each again.
 * @param tickets all turns of the address
 * @param missing those of them that are gone
 */
export function ReadAgain({ tickets, missing, read }: { tickets: string[]; missing: string[]; read: Action }) {
  const t = useTranslations('budget');
  const router = useRouter();
  const { pathOf } = useConversation();
  const [isReading, start] = useTransition();
  const [lost, setLost] = useState<string[]>([]);
  const kept = useSyncExternalStore(subscribe, () => JSON.stringify(rememberedTasks().filter(({ ticket }) => missing.includes(ticket))), () => '[]');

  function readAgain({ ticket, task, question }: AnswerTask) {
    if (isReading) return;
    start(async () => {
      const again = await read({ task, question }).catch(() => undefined);
      if (again?.kind === 'asked') router.replace(pathOf(tickets.map((one) => (one === ticket ? again.ticket : one))));
      else setLost([...lost, ticket]);
    });
  }

  return (JSON.parse(kept) as AnswerTask[]).map((one) => (
    <p key={one.ticket} className="mt-2">
      <span className="block font-serif" dir="auto">{one.question}</span>
      {lost.includes(one.ticket)
        ? <span role="status">{t('notKept')}</span>
        : <button type="button" className="btn mt-1" aria-disabled={isReading} onClick={() => readAgain(one)}>{isReading ? t('reading') : t('readAgain')}</button>}
    </p>
  ));
}
