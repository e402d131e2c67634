'use client';

import { unstable_isUnrecognizedActionError as isOfOlderPage } from 'next/navigation';
import { useState } from 'react';
import { useRouter } from '@/lib/i18n/navigation';
import type { Ask, Asked } from './asked';
import { useConversation } from './conversation-context';
import { useTurnstile } from './one-at-a-time';

/** Why a press asked nothing; `unsent` is a connection that failed, `outdated` a page older than the server (O-28). */
export type Problem = Exclude<Asked, { kind: 'asked' }> | { kind: 'unsent' | 'outdated' };

/** A line that gives no sign for so long is taken for lost. Pressing again is safe: the same press opens the same question. */
const PATIENCE_MS = 30_000;

function withinPatience<T>(sent: Promise<T>): Promise<T> {
  return Promise.race([sent, new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no sign')), PATIENCE_MS))]);
}

/**
 * Sends a question once, however often and wherever on the page it is pressed, and goes on to its turn.
 * @param earlier tickets of the turns before it
 * @param press id of the form, made by the server at each rendering
 */
export function useAsk(ask: Ask, earlier: readonly string[], press: string) {
  const router = useRouter();
  const { pathOf } = useConversation();
  const { isBusy, isSending, enter, leave } = useTurnstile();
  const [problem, setProblem] = useState<Problem>();

  async function send(question: string): Promise<boolean> {
    if (!enter()) return false;
    setProblem(undefined);
    const asked = await withinPatience(ask({ question, press })).catch((error: unknown): Problem => ({ kind: isOfOlderPage(error) ? 'outdated' : 'unsent' }));
    if (asked.kind === 'asked') {
      router.push(pathOf([...earlier, asked.ticket]));
      return true;
    }
    leave();
    setProblem(asked);
    return false;
  }

  return { send, isBusy, isSending, problem };
}
