'use client';

import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

interface Turnstile {
  /** A question of this page is on its way, or its answer is waited for. */
  isBusy: boolean;
  /** It is on its way to this site. */
  isSending: boolean;
  /** Lets one question through; false when another has gone before. */
  enter(): boolean;
  /** The question was not sent after all. */
  leave(): void;
}

const TurnstileContext = createContext<Turnstile>({ isBusy: false, isSending: false, enter: () => true, leave: () => undefined });

/** What everything on a page that can ask has in common: one question at a time. */
export function useTurnstile(): Turnstile {
  return useContext(TurnstileContext);
}

/**
 * A press of any button of a question closes all of them, until the conversation is a longer one or nothing was sent.
 * @param conversation the turns that are shown; another value opens again
 * @param waiting the last answer has not come
 */
export function OneAtATime({ conversation, waiting, children }: { conversation: string; waiting: boolean; children: ReactNode }) {
  // State follows a rendering late: two presses in one moment are told apart by the reference.
  const gone = useRef(false);
  const [sentFrom, setSentFrom] = useState<string>();
  if (sentFrom !== undefined && sentFrom !== conversation) setSentFrom(undefined);
  const isSending = sentFrom === conversation;
  const isBusy = waiting || isSending;

  useEffect(() => {
    gone.current = false;
  }, [conversation]);

  const turnstile = useMemo(() => ({
    isBusy,
    isSending,
    enter: () => {
      if (waiting || gone.current) return false;
      gone.current = true;
      setSentFrom(conversation);
      return true;
    },
    leave: () => {
      gone.current = false;
      setSentFrom(undefined);
    },
  }), [isBusy, isSending, waiting, conversation]);
  return <TurnstileContext value={turnstile}>{children}</TurnstileContext>;
}
