import { branchParameters, noBranches, type Branches } from './conversation-branches';

/** Turns that stay together in one address; older ones drop out at its front and are then only where the browser keeps them. */
export const MAX_TURNS = 12;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What an address says of a conversation beside its turns. */
export interface Conversation {
  /** The ticket of its first turn, under which the browser keeps it; absent in an address that names turns alone. */
  id?: string;
  /** Nothing of it is kept in the browser. */
  isPrivate?: boolean;
  /** Its other versions. */
  branches?: Branches;
  /** The turn that is being asked anew, from 0. */
  edit?: number;
}

/**
 * Reads the turns of a conversation from the address, in their order.
 * @param given the `ticket` parameter: absent, once, or several times
 * @returns ids that may be tickets; anything else is skipped
 */
export function readTickets(given: string | string[] | undefined): string[] {
  const list = given === undefined ? [] : Array.isArray(given) ? given : [given];
  return [...new Set(list.filter((id) => UUID.test(id)))].slice(-MAX_TURNS);
}

/** The turn that an address asks anew, from 0. @param given the `edit` parameter, counted from 1 @param turns how many there are */
export function readEdit(given: string | undefined, turns: number): number | undefined {
  const place = /^\d{1,2}$/.test(given ?? '') ? Number(given) : 0;
  return place >= 1 && place <= turns ? place - 1 : undefined;
}

/** Whether a text may be the id of a conversation. */
export const isConversationId = (text: string) => UUID.test(text);

/**
 * The address of a conversation, without its language; it opens at the last turn.
 * @param tickets ids in the order of the turns
 */
export function conversationPath(tickets: readonly string[], { id: given, isPrivate = false, branches = noBranches, edit }: Conversation = {}): string {
  const id = isPrivate ? undefined : given;
  const kept = tickets.slice(-MAX_TURNS);
  const dropped = tickets.length - kept.length;
  const versions = branchParameters(tickets, branches, dropped).map(([name, value]) => `${name}=${value}`);
  const isEdited = edit !== undefined && edit >= dropped;
  const query = [
    ...(isPrivate ? ['private=1'] : []), ...kept.map((ticket) => `ticket=${encodeURIComponent(ticket)}`), ...versions, ...(isEdited ? [`edit=${edit - dropped + 1}`] : []),
  ].join('&');
  const path = `${id && !isPrivate ? `/ask/${id}` : '/ask'}${query && `?${query}`}`;
  if (isEdited) return `${path}#${turnId(edit - dropped)}`;
  // Alone under kept ones, the first turn of the address is not the top of its page.
  const opensBelow = kept.length > 1 || (kept.length === 1 && id !== undefined && !kept.includes(id));
  return opensBelow ? `${path}#${turnId(kept.length - 1)}` : path;
}

/** Id of a turn's article; `index` counts from 0. */
export function turnId(index: number): string {
  return `turn-${index + 1}`;
}
