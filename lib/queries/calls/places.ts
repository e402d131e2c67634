import 'server-only';
import type { QueuePlace } from '@/lib/skills/outcome';
import { changeOf, stopAsking, waitingOf, type Waiting } from '../budget/budget';
import { isShared, takeWish, wish } from '../questions/shared-tickets';
import { store } from '../store/store';
import { queuedFlight } from './flights';
import { isId } from './is-id';

/** Where the call of a page stands, on whichever instance it waits. */
export type PlaceNow = Pick<Waiting, 'state' | 'position' | 'seconds' | 'until' | 'elapsedMs'>;

const TOLD_EVERY_MS = 500;
/** An instance that has said nothing for so long has died with its queue. */
const TOLD_FOR_MS = 5_000;
const ENDED_FOR_MS = 60_000;
/** The other instance cannot tell at once that something moved, and is asked again soon. */
const LONGEST_LOOK_MS = 5_000;

const keyOf = (id: string) => `place:${id}`;
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const asPlace = ({ state, position, seconds, until, elapsedMs }: Waiting): PlaceNow => ({ state, position, seconds, until, elapsedMs });

/** Where several instances share a Redis: says to the others how a call stands until it has ended, and heeds what their readers want. */
export async function sharePlace(waiting: Waiting): Promise<void> {
  if (!isShared()) return;
  const tell = (lifetimeMs: number) => store().set(keyOf(waiting.id), JSON.stringify(asPlace(waiting)), lifetimeMs);
  while (waiting.state === 'waiting' || waiting.state === 'running') {
    const wanted = await takeWish(waiting.id);
    if (wanted === 'stop') stopAsking(waiting.id);
    // Looking is a sign that somebody waits.
    if (wanted === 'wait') waitingOf(waiting.id);
    await tell(TOLD_FOR_MS);
    await Promise.race([waiting.settled, pause(TOLD_EVERY_MS)]);
  }
  await tell(ENDED_FOR_MS);
}

async function toldPlace(id: string): Promise<PlaceNow | undefined> {
  const text = isShared() && isId(id) ? await store().get(keyOf(id)) : undefined;
  return text === undefined ? undefined : (JSON.parse(text) as PlaceNow);
}

/**
 * Where a call stands now, or once it has moved; asking is what keeps it in the queue.
 * @param milliseconds longest wait for a move; 0 looks at once
 * @returns undefined where no instance knows it
 */
export async function placeOf(id: string, milliseconds: number, signal?: AbortSignal): Promise<PlaceNow | undefined> {
  const own = waitingOf(id);
  if (own) {
    if (milliseconds > 0) await changeOf(id, milliseconds, signal);
    return asPlace(own);
  }
  const first = await toldPlace(id);
  if (!first || first.state === 'done' || first.state === 'left') return first;
  const end = Date.now() + Math.min(milliseconds, LONGEST_LOOK_MS);
  await wish(id, 'wait');
  let now: PlaceNow | undefined = first;
  while (now && Date.now() < end && !signal?.aborted && now.state === first.state && now.position === first.position) {
    await pause(TOLD_EVERY_MS);
    now = await toldPlace(id);
  }
  return now;
}

/** The place of a reader's call for the same answer, where one waits already or has just gone out; its position is 0 then. */
export async function queuedPlace(key: string, identity: string): Promise<QueuePlace | undefined> {
  const id = await queuedFlight(key, identity);
  const place = id === undefined ? undefined : await placeOf(id, 0);
  return id !== undefined && (place?.state === 'waiting' || place?.state === 'running') ? { id, position: place.position, seconds: place.seconds, elapsedMs: place.elapsedMs } : undefined;
}

/** One reader wants it no longer: it leaves the queue at no cost, unless others who opened the same page still wait for it. */
export async function leavePlace(id: string): Promise<PlaceNow | undefined> {
  const own = waitingOf(id);
  if (own) {
    stopAsking(id);
    return asPlace(own);
  }
  const told = await toldPlace(id);
  if (told?.state !== 'waiting') return told;
  await wish(id, 'stop');
  return { ...told, state: 'left' };
}
