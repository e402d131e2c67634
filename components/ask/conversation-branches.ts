/** More versions than these would make an address too long; the oldest are left out. */
const MOST_OTHERS = 8;
const MOST_TURNS = 12;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Path = readonly string[];

/** The other versions of a conversation, each as the tickets of all its turns, in the order in which they were begun. */
export interface Branches {
  others: readonly Path[];
  /** How many of them were begun before the one that is shown. */
  before: number;
}

export const noBranches: Branches = { others: [], before: 0 };

/** One version of a turn and where it leads. */
export interface Version {
  tickets: Path;
  branches: Branches;
  /** Under which the browser keeps it; absent where the address does not say. */
  id?: string;
}

function shared(one: Path, other: Path): number {
  const end = one.findIndex((ticket, index) => ticket !== other[index]);
  return end === -1 ? one.length : end;
}

/**
 * Reads the other versions from an address: `other=1.<ticket>.<ticket>` shares the first turn with what is shown and goes on by its own; `before=0` when what is shown is the oldest.
 * @param tickets of what is shown
 */
export function readBranches(tickets: Path, given: readonly string[], before: string | undefined): Branches {
  const others = given.slice(0, MOST_OTHERS).flatMap((text): Path[] => {
    const [count = '', ...rest] = text.split('.');
    const own = Number(count);
    const isSound = /^\d{1,2}$/.test(count) && own <= tickets.length && rest.length > 0 && own + rest.length <= MOST_TURNS && rest.every((ticket) => UUID.test(ticket));
    return isSound ? [[...tickets.slice(0, own), ...rest]] : [];
  });
  return { others, before: before !== undefined && /^\d$/.test(before) ? Math.min(Number(before), others.length) : others.length };
}

/**
 * The same as parameters of an address.
 * @param dropped turns that have fallen out of the address at its front; a version that parts there is left out
 */
export function branchParameters(tickets: Path, { others, before }: Branches, dropped = 0): [name: 'other' | 'before', value: string][] {
  const kept = others.map((path) => ({ path, own: shared(path, tickets) })).map((other, index) => ({ ...other, index })).filter(({ path, own }) => own >= dropped && own < path.length);
  const places = kept.map(({ path, own }): ['other', string] => ['other', [own - dropped, ...path.slice(own)].join('.')]);
  const earlier = kept.filter(({ index }) => index < before).length;
  return earlier === places.length ? places : [...places, ['before', String(earlier)]];
}

/** All versions of what is shown, in their order. */
function inOrder(tickets: Path, { others, before }: Branches): Path[] {
  return [...others.slice(0, before), tickets, ...others.slice(before)];
}

/** What the versions are once a turn is asked anew: the one that is shown becomes another one. */
export function branchesAfterEdit(tickets: Path, branches: Branches): Branches {
  const others = inOrder(tickets, branches).slice(-MOST_OTHERS);
  return { others, before: others.length };
}

/**
 * The ticket that parts a version from those begun before it; of the first, its first turn, without which versions that share turns would be
 * kept as one. Where the front of a long conversation may have dropped out of the address, the first is found by its turns.
 */
function idOf(all: readonly Path[], place: number): string | undefined {
  const path = all[place] ?? [];
  if (place === 0) return path.length < MOST_TURNS ? path[0] : undefined;
  return path[Math.max(...all.slice(0, place).map((earlier) => shared(path, earlier)))];
}

/**
 * The versions of one turn: all that came before it is the same.
 * @param index of the turn, from 0; one past the last finds what else went on from here
 * @returns the versions in their order and which of them is shown (-1: none)
 */
export function versionsOf(tickets: Path, branches: Branches, index: number): { versions: Version[]; shown: number } {
  const all = inOrder(tickets, branches);
  const seen = new Set<string>();
  const versions = all.flatMap((path, place): (Version & { ticket: string })[] => {
    const ticket = path[index];
    const isOfHere = ticket !== undefined && shared(path, tickets.slice(0, index)) >= index && tickets.length >= index;
    // Of several that part later, the one that is shown stands for the turn, else the first.
    const leads = ticket === tickets[index] ? path === tickets : ticket !== undefined && !seen.has(ticket);
    if (!isOfHere || !leads) return [];
    seen.add(ticket);
    return [{ ticket, tickets: path, id: idOf(all, place), branches: { others: all.filter((_, other) => other !== place), before: place } }];
  });
  return { versions: versions.map(({ tickets: path, branches: rest, id }) => ({ tickets: path, branches: rest, id })), shown: versions.findIndex(({ ticket }) => ticket === tickets[index]) };
}
