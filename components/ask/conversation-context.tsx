'use client';

import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { conversationPath, turnId, type Conversation } from './conversation-address';
import { branchesAfterEdit, noBranches, versionsOf } from './conversation-branches';

interface InConversation extends Conversation {
  /** Address of this conversation with other turns: one more, one less, one exchanged. */
  pathOf(tickets: readonly string[]): string;
  /** What is shown, without asking anything anew. */
  shownPath: string;
  /** Where a turn is asked anew. */
  editPath(ticket: string): string;
  /** The versions of a turn, as addresses, and which of them is shown (-1: none); without a ticket, what went on after the last turn. */
  versionsOf(ticket?: string): { paths: string[]; shown: number };
}

const Context = createContext<InConversation>({
  pathOf: (tickets) => conversationPath(tickets), shownPath: '/ask', editPath: () => '/ask', versionsOf: () => ({ paths: [], shown: -1 }),
});

/** The conversation that the page shows, for everything on it that goes on to another address. */
export function useConversation(): InConversation {
  return useContext(Context);
}

/**
 * A conversation has the ticket of its first turn for a name, so that its address is known before anything is kept.
 * @param named tickets of the address
 */
export function ConversationContext({ id, isPrivate = false, branches = noBranches, edit, named, children }: Conversation & { named: string[]; children: ReactNode }) {
  const first = named[0];
  // An address that does not begin with its first turn has earlier ones in the browser.
  const hasEarlier = id !== undefined && !named.includes(id);
  const value = useMemo((): InConversation => ({
    id: isPrivate ? undefined : (id ?? first),
    isPrivate,
    edit,
    // While a turn is asked anew, what is shown is already another version.
    branches: edit === undefined ? branches : branchesAfterEdit(named, branches),
    pathOf: (tickets) => {
      // A new version is kept under the turn that parts it from the others, and so by itself.
      if (edit !== undefined) return conversationPath(tickets, { isPrivate, id: tickets[edit], branches: branchesAfterEdit(named, branches) });
      const stays = branches.others.length === 0 || hasEarlier || (id !== undefined && tickets.includes(id));
      return conversationPath(tickets, { isPrivate, branches, id: !stays ? undefined : tickets.length > 0 ? (id ?? first ?? tickets[0]) : hasEarlier ? id : undefined });
    },
    shownPath: conversationPath(named, { isPrivate, id, branches }),
    editPath: (ticket) => conversationPath(named, { isPrivate, id, branches, edit: named.indexOf(ticket) }),
    versionsOf: (ticket) => {
      const index = ticket === undefined ? (edit ?? named.length) : named.indexOf(ticket);
      const { versions, shown } = versionsOf(named, branches, index);
      return { shown, paths: versions.map((version, place) => conversationPath(version.tickets, { isPrivate, id: place === shown ? id : version.id, branches: version.branches }).replace(/#.*|$/, `#${turnId(index)}`)) };
    },
  }), [id, isPrivate, branches, edit, named, first, hasEarlier]);
  return <Context value={value}>{children}</Context>;
}
