'use client';

import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { readAllowance, type Allowance, type PoolAllowance } from './allowance';
import { useCountdown } from './use-countdown';

interface Live {
  /** Absent where calls are not counted. */
  allowance?: Allowance;
  /** The agent itself asked for a pause: no question is taken, not even into the queue, until it is over. */
  isHeld: boolean;
}

const LiveContext = createContext<Live>({ isHeld: false });

/** What is left this minute, as it stands now. */
export function useAllowance(): Live {
  return useContext(LiveContext);
}

const full = (pool: PoolAllowance): PoolAllowance => ({ ...pool, left: pool.of, seconds: 0 });

/** How often it is looked for whether the question before has been answered. */
const LOOK_AGAIN_MS = 5_000;

/**
 * Keeps the allowance of a page live without a call: seconds pass here, and the server is asked when they have, or when the reader comes back.
 * @param initial as it stood when the page was drawn; absent where calls are not counted
 * @param paused the last question was refused by the agent for now
 */
export function AllowanceContext({ initial, paused, children }: { initial?: Allowance; paused: boolean; children: ReactNode }) {
  const [seen, setSeen] = useState({ initial, now: initial });
  // Drawn anew: what came with the page is younger.
  if (seen.initial !== initial) setSeen({ initial, now: initial });
  const isCounted = initial !== undefined;
  const { now } = seen;
  const general = useCountdown(now?.general.seconds ?? 0, now);
  const questions = useCountdown(now?.questions.seconds ?? 0, now);
  const isAsking = now?.questions.asking === true;
  const isOver = Boolean(now && ((now.general.seconds > 0 && general === 0) || (now.questions.seconds > 0 && questions === 0)));

  useEffect(() => {
    if (!isCounted) return;
    let isHere = true;
    const read = () => {
      if (document.visibilityState === 'visible') void readAllowance().then((read) => isHere && read && setSeen({ initial, now: read }));
    };
    if (isOver) read();
    // Whoever is about to type wants to know as much as one who comes back.
    const readForTyping = ({ target }: FocusEvent) => void (target instanceof HTMLTextAreaElement && read());
    const timer = isAsking ? setInterval(read, LOOK_AGAIN_MS) : undefined;
    document.addEventListener('visibilitychange', read);
    document.addEventListener('focusin', readForTyping);
    return () => {
      isHere = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
      document.removeEventListener('focusin', readForTyping);
    };
  }, [isCounted, isOver, isAsking, initial]);

  const allowance = now && {
    general: general > 0 ? { ...now.general, seconds: general } : full(now.general),
    questions: questions > 0 ? { ...now.questions, seconds: questions } : full(now.questions),
  };
  return <LiveContext value={{ allowance, isHeld: paused && allowance?.questions.left === 0 }}>{children}</LiveContext>;
}
