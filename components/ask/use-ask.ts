'use client';

import { useState } from 'react';
import { useRouter } from '@/lib/i18n/navigation';
import type { Ask, Asked } from './asked';
import { conversationPath } from './conversation-address';
import { useTurnstile } from './one-at-a-time';

/** Why a press asked nothing; `unsent` is a connection that failed. */
export type Problem = Exclude<Asked, { kind: 'asked' }> | { kind: 'unsent' };

/**
 * Sends a question once, however often and wherever on the page it is pressed, and goes on to its turn.
 * @param earlier tickets of the turns before it
 * @param press id of the form, made by the server at each rendering
 */
export function useAsk(ask: Ask, earlier: readonly string[], press: string) {
  const router = useRouter();
  const { isBusy, enter, leave } = useTurnstile();
  const [problem, setProblem] = useState<Problem>();

  async function send(question: string): Promise<boolean> {
    if (!enter()) return false;
    setProblem(undefined);
    const asked = await ask({ question, press }).catch((): Problem => ({ kind: 'unsent' }));
    if (asked.kind === 'asked') {
      router.push(conversationPath([...earlier, asked.ticket]));
      return true;
    }
    leave();
    setProblem(asked);
    return false;
  }

  return { send, isBusy, problem };
}
