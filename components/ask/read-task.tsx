'use client';

import { useState, useTransition } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from '@/lib/i18n/navigation';
import type { ReadAgain as Action } from './asked';
import { useConversation } from './conversation-context';

/**
 * A button that reads the answer of one task, which costs nothing, and puts it in the place of its turn.
 * @param ticket of the turn, one of `tickets`
 * @param task the agent's own id
 * @param label for an answer that was never read
 */
export function ReadTask({ ticket, task, question, tickets, read, label }: { ticket: string; task: string; question: string; tickets: string[]; read: Action; label?: string }) {
  const t = useTranslations('budget');
  const router = useRouter();
  const { pathOf } = useConversation();
  const [isReading, start] = useTransition();
  const [problem, setProblem] = useState<'notKept' | 'notRead'>();

  function readTask() {
    if (isReading) return;
    setProblem(undefined);
    start(async () => {
      const again = await read({ task, question }).catch(() => undefined);
      if (again?.kind === 'asked') router.replace(pathOf(tickets.map((one) => (one === ticket ? again.ticket : one))));
      else setProblem(again?.kind === 'gone' ? 'notKept' : 'notRead');
    });
  }

  return (
    <>
      {problem !== 'notKept' && <button type="button" className="btn mt-1" aria-disabled={isReading} onClick={readTask}>{isReading ? t('reading') : (label ?? t('readAgain'))}</button>}
      <p role="status">{problem && t(problem)}</p>
    </>
  );
}
