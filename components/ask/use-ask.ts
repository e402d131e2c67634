'use client';

import { useRef, useState } from 'react';
import { useRouter } from '@/lib/i18n/navigation';
import type { Ask, Asked } from './asked';
import { conversationPath } from './conversation-address';

/** Why a press asked nothing; `unsent` is a connection that failed. */
export type Problem = Exclude<Asked, { kind: 'asked' }> | { kind: 'unsent' };

/**
 * Sends a question once, however often it is pressed, and goes on to its turn.
 * @param earlier tickets of the turns before it
 * @param press id of the form, made by the server at each rendering
 */
export function useAsk(ask: Ask, earlier: readonly string[], press: string) {
  const router = useRouter();
  const [problem, setProblem] = useState<Problem>();
  // The conversation from which a question has gone out: the next rendering is of a longer one, and may send again.
  const conversation = earlier.join();
  const [sentFrom, setSentFrom] = useState<string>();
  const sending = useRef<string>(undefined);

  async function send(question: string): Promise<boolean> {
    if (sending.current === conversation) return false;
    sending.current = conversation;
    setSentFrom(conversation);
    setProblem(undefined);
    const asked = await ask({ question, press }).catch((): Problem => ({ kind: 'unsent' }));
    if (asked.kind === 'asked') {
      router.push(conversationPath([...earlier, asked.ticket]));
      return true;
    }
    sending.current = undefined;
    setSentFrom(undefined);
    setProblem(asked);
    return false;
  }

  return { send, isSending: sentFrom === conversation, problem };
}
