import 'server-only';
import type { CallOptions } from '@/lib/a2a/client';
import type { Outcome, QueuePlace } from '@/lib/skills/outcome';
import type { Skill } from '@/lib/skills/skill';
import type { Agent } from './agent-of-reader';
import { askAgent } from './ask-agent';
import { enqueue, leave, poolOf, type Waiting } from '../budget/budget';
import { joinFlight, keepQueued, land } from './flights';
import { keepAnswer, keptAnswer } from './kept-answers';
import { sharePlace } from './places';
import { within } from '../store/within';

/** Nobody should look at an empty tab for longer; the agent may need a minute. A busy server does not count as a slow agent. */
export const SLOW_MS = 4_000;

export interface Wanted<Input, Value> {
  /** Key of the answer. */
  key: string;
  skill: Skill<Input, Value>;
  input: Input;
  agent: Agent;
  options: CallOptions;
  /** A person pressed "Refresh": what another instance has read meanwhile is not enough. */
  anew?: boolean;
}

/** Asks and keeps what was answered. */
export async function askAndKeep<Input, Value>({ key, skill, input, agent, options }: Wanted<Input, Value>): Promise<Outcome<Value>> {
  const outcome = await askAgent(skill, input, agent, options);
  if (outcome.kind === 'found' || outcome.kind === 'not-found') await keepAnswer(key, skill.id, outcome);
  return outcome;
}

/** What a page says of a call that waits for its turn, or (`position` 0) is being made. */
export function atPlace({ id, position, seconds, elapsedMs }: QueuePlace, asked: { skill: string; input: unknown }): Outcome<never> {
  return position > 0
    ? { kind: 'refused', reason: 'queued', retryAfterSeconds: seconds, queue: { id, position, seconds }, asked }
    : { kind: 'refused', reason: 'slow', queue: { id, position, seconds, elapsedMs }, asked };
}

/** Keeps how a call ended for the readers who went on without it; one that waits has not ended. */
export async function landEnded(key: string, identity: string, outcome: Outcome<unknown>): Promise<void> {
  if (!(outcome.kind === 'refused' && outcome.queue)) await land(key, identity, outcome);
}

/**
 * One call for all who want the same at the same time: now, or in the queue once the allowance of this minute is used up. Whoever began it, its
 * place is known to everybody as soon as it waits, or takes long: pages go on without it then, and come back for what it brings.
 * @param mayQueue false where it is not worth a place in the queue; undefined is the outcome then
 */
export function fly<Input, Value>(wanted: Wanted<Input, Value>, mayQueue: boolean): Promise<Outcome<Value> | undefined> {
  const { key, skill, input, agent: { identity }, anew } = wanted;
  const asked = { skill: skill.id, input };
  return joinFlight<Value, Outcome<Value> | undefined>(key, identity, async () => {
    let outcome: Outcome<Value> | undefined;
    let isKnown = false;
    const waiting: Waiting = enqueue(identity, poolOf(skill.id), async () => {
      // What another instance has read meanwhile is not asked again.
      const read = isKnown && !anew ? await keptAnswer<Value>(key) : undefined;
      outcome = read?.provenance.cache === 'fresh' ? read : await askAndKeep(wanted);
      if (isKnown) await land(key, identity, outcome);
    });
    const tellPlace = async () => {
      isKnown = true;
      await keepQueued(key, identity, waiting);
      void sharePlace(waiting);
    };
    await waiting.admitted;
    // No place even in the queue.
    if (waiting.state === 'left') return mayQueue ? { kind: 'refused', reason: 'rate', retryAfterSeconds: waiting.seconds, asked } : undefined;
    if (waiting.state === 'waiting') {
      if (!mayQueue) {
        leave(waiting.id);
        return undefined;
      }
      await tellPlace();
      return atPlace(waiting, asked);
    }
    await within(SLOW_MS, waiting.settled).catch(tellPlace);
    await waiting.settled;
    return outcome ?? { kind: 'failed', reason: 'aborted', asked };
  });
}
