'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { ExportedTurn } from './exported-turn';

/** An answered turn of the page under the id of its article. */
export interface PageTurn {
  id: string;
  turn: ExportedTurn;
}

const Turns = createContext<readonly PageTurn[]>([]);

/** Sends the answers of a page to the browser once, for everything on it that copies, saves, shares or keeps them. */
export function ConversationTurns({ turns, children }: { turns: readonly PageTurn[]; children: ReactNode }) {
  return <Turns value={turns}>{children}</Turns>;
}

/** The answered turns of the page, in order. */
export function useConversationTurns(): readonly PageTurn[] {
  return useContext(Turns);
}
