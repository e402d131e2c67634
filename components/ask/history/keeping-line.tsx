'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text-link';
import { onHistoryChange } from './history-changes';
import type { KeptTurn } from './kept-turn';

type State = { kind: 'kept'; id?: string; turns: number } | { kind: 'forgotten' | 'empty' | 'refused' };

/**
 * Keeps what the page shows in the reader's browser, and says so; or that this browser keeps nothing, which nothing else depends on.
 * @param id of the conversation, where the address has one
 * @param turns as they are kept
 * @param unanswered tickets to which no answer came
 */
export function KeepingLine({ id, turns, unanswered }: { id?: string; turns: KeptTurn[]; unanswered: string[] }) {
  const t = useTranslations('keeping');
  const [state, setState] = useState<State>({ kind: 'kept', turns: 0 });

  useEffect(() => {
    let isHere = true;
    async function keep(): Promise<State> {
      if (turns.length === 0 && unanswered.length === 0) {
        // What will keep and draw the first answer is here before it, so that a connection which is lost meanwhile loses nothing.
        const [{ openHistory }] = await Promise.all([import('./open-history'), import('./keep-turns'), import('./read-history')]);
        await openHistory();
        return { kind: 'kept', turns: 0 };
      }
      const kept = await (await import('./keep-turns')).keepTurns(id, turns, unanswered);
      return kept.state === 'kept' ? { kind: 'kept', id: kept.id, turns: kept.turns } : { kind: kept.state };
    }
    const again = () => void keep().catch((): State => ({ kind: 'refused' })).then((now) => isHere && setState(now));
    again();
    const end = onHistoryChange(again);
    return () => {
      isHere = false;
      end();
    };
  }, [id, turns, unanswered]);

  const hasMore = state.kind === 'kept' && turns.length > 0 && state.turns > turns.length;
  return (
    <p className="meta keeping mt-2 flex flex-wrap items-center gap-x-4">
      <span role="status">{t(state.kind)}</span>
      {hasMore && state.id && <TextLink href={`/ask/${state.id}`}>{t('whole', { count: state.turns })}</TextLink>}
      {state.kind !== 'refused' && <TextLink href="/ask/history">{t('history')}</TextLink>}
      {turns.length === 0 && <TextLink href="/ask?private=1">{t('startPrivate')}</TextLink>}
    </p>
  );
}
