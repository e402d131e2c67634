'use client';

import { createContext, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import type { ExportedTurn } from './exported-turn';
import { useSelectionCopy } from './use-selection-copy';

/** An answered turn of the page under the id of its article. */
export interface PageTurn {
  id: string;
  turn: ExportedTurn;
}

/** Turns that the browser adds before those of the server, and how they come into sight, e.g. to be printed. */
interface Earlier {
  turns: readonly PageTurn[];
  show: () => Promise<void>;
}

interface OnPage {
  turns: readonly PageTurn[];
  showAll: () => Promise<void>;
  add: (earlier: Earlier | undefined) => void;
}

const nothing: OnPage = { turns: [], showAll: () => Promise.resolve(), add: () => undefined };
const Turns = createContext<OnPage>(nothing);

/** Hands the answers of a page, once, to everything on it that copies, saves, prints or shares them. */
export function ConversationTurns({ turns, children }: { turns: readonly PageTurn[]; children: ReactNode }) {
  const [earlier, add] = useState<Earlier>();
  const value = useMemo(() => (earlier ? { turns: [...earlier.turns, ...turns], showAll: earlier.show, add } : { ...nothing, turns, add }), [turns, earlier]);
  useSelectionCopy(value.turns);
  return <Turns value={value}>{children}</Turns>;
}

/** The answered turns of the page, in order. */
export function useConversationTurns(): readonly PageTurn[] {
  return useContext(Turns).turns;
}

/** Brings all turns of the conversation into sight. */
export function useShowAll(): () => Promise<void> {
  return useContext(Turns).showAll;
}

/** Adds turns that the browser keeps. @param turns the same array while they are the same @param show the same function between renderings */
export function useEarlierTurns(turns: readonly PageTurn[], show: () => Promise<void>): void {
  const { add } = useContext(Turns);
  // With the drawing: what is copied in the next moment has its sources.
  useLayoutEffect(() => {
    add(turns.length > 0 ? { turns, show } : undefined);
  }, [add, turns, show]);
  useLayoutEffect(() => () => add(undefined), [add]);
}

/** A turn that is made when somebody first wants it: of two hundred, most never are. */
export function lazyTurn(id: string, make: () => ExportedTurn): PageTurn {
  let made: ExportedTurn | undefined;
  return {
    id,
    get turn() {
      return (made ??= make());
    },
  };
}
