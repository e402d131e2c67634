import 'server-only';
import type { CallOptions } from '@/lib/a2a/client';
import type { Asked, Outcome, QueuePlace } from '@/lib/skills/outcome';
import type { Skill } from '@/lib/skills/skill';
import { currentAgent, type Agent } from './agent-of-reader';
import { askAgent } from './ask-agent';
import { allowance, enqueue, take } from '../budget/budget';
import { poolOf } from '../budget/pool';
import { isPageView, personAsks, wasTriedHere } from './intent';
import { answerKey, keepAnswer, keptAnswer } from './kept-answers';
import { joinFlight, keepQueued, land, landed } from './flights';
import { queuedPlace, sharePlace } from './places';
import { within } from '../store/within';
import { taskAtWork } from './task-at-work';

export interface ReadOptions extends CallOptions {
  /** Asks the agent even where an answer is kept: a person pressed "Refresh". */
  anew?: boolean;
}

/** Nobody should look at an empty tab for longer; the agent may need a minute. A busy server does not count as a slow agent. */
const SLOW_MS = 4_000;
/** A page looks for the place of a slow call once that is known. */
const MARGIN_MS = 500;

/** Asks and keeps what was answered. */
async function askAndKeep<Input, Value>(key: string, skill: Skill<Input, Value>, input: Input, agent: Agent, options: CallOptions): Promise<Outcome<Value>> {
  const outcome = await askAgent(skill, input, agent, options);
  if (outcome.kind === 'found' || outcome.kind === 'not-found') await keepAnswer(key, skill.id, outcome);
  return outcome;
}

/** A call whose place in the allowance is taken already: a question whose turn has come. What was answered meanwhile is not asked again. */
export async function callInTurn<Input, Value>(skill: Skill<Input, Value>, input: Input, agent: Agent, options: CallOptions = {}): Promise<Outcome<Value>> {
  if (agent.kind === 'built-in') return askAgent(skill, input, agent, options);
  const key = answerKey(skill.id, input, agent, options);
  return (await keptAnswer<Value>(key)) ?? askAndKeep(key, skill, input, agent, options);
}

async function freshAnswer<Value>(key: string): Promise<Outcome<Value> | undefined> {
  const kept = await keptAnswer<Value>(key);
  return kept?.provenance.cache === 'fresh' ? kept : undefined;
}

/** A new answer to what is kept but old, where the allowance has room; who reads does not wait for it. */
async function readAgain<Input, Value>(key: string, skill: Skill<Input, Value>, input: Input, agent: Agent, options: CallOptions): Promise<void> {
  const outcome = await joinFlight<Value, Outcome<Value> | undefined>(key, agent.identity, async () => {
    const isRoom = (await take(agent.identity, poolOf(skill.id))).ok;
    return isRoom ? askAndKeep(key, skill, input, agent, options) : undefined;
  });
  if (outcome) await land(key, agent.identity, outcome);
}

/** One call for all who want the same at the same time: now, or in the queue once the allowance of this minute is used up. */
async function joinCall<Input, Value>(key: string, skill: Skill<Input, Value>, input: Input, agent: Agent, { anew, ...options }: ReadOptions): Promise<Outcome<Value>> {
  const asked = { skill: skill.id, input };
  const refused = ({ id, position, seconds, elapsedMs }: QueuePlace): Outcome<Value> => (position > 0
    ? { kind: 'refused', reason: 'queued', retryAfterSeconds: seconds, queue: { id, position, seconds }, asked }
    : { kind: 'refused', reason: 'slow', queue: { id, position, seconds, elapsedMs }, asked });
  const queued = await queuedPlace(key, agent.identity);
  if (queued) return refused(queued);
  const isPage = await isPageView();
  const flight = joinFlight<Value>(key, agent.identity, async () => {
    let outcome: Outcome<Value> | undefined;
    let isQueued = false;
    const waiting = enqueue(agent.identity, poolOf(skill.id), async () => {
      // What another instance has read meanwhile is not asked again.
      outcome = (isQueued && !anew ? await freshAnswer<Value>(key) : undefined) ?? (await askAndKeep(key, skill, input, agent, options));
      if (isQueued) await land(key, agent.identity, outcome);
    });
    await waiting.admitted;
    // No place even in the queue.
    if (waiting.state === 'left') return { kind: 'refused', reason: 'rate', retryAfterSeconds: waiting.seconds, asked };
    if (waiting.state === 'waiting') {
      isQueued = true;
      await keepQueued(key, agent.identity, waiting);
      void sharePlace(waiting);
      return refused(waiting);
    }
    if (isPage) await within(SLOW_MS, waiting.settled).catch(async () => {
      // Pages go on without it, and come back for what it brings.
      isQueued = true;
      await keepQueued(key, agent.identity, waiting);
      void sharePlace(waiting);
    });
    await waiting.settled;
    return outcome ?? { kind: 'failed', reason: 'aborted', asked };
  });
  if (!isPage) return flight;
  return within(SLOW_MS + MARGIN_MS, flight).catch(async () => {
    const place = await queuedPlace(key, agent.identity);
    return place ? refused(place) : flight;
  });
}

/** The page that is drawn after a person pressed the button shows how it went, and is no second call. */
async function readAnew<Input, Value>(key: string, skill: Skill<Input, Value>, input: Input, agent: Agent, options: CallOptions): Promise<Outcome<Value>> {
  const outcome = await joinCall(key, skill, input, agent, { ...options, anew: true });
  if (!(outcome.kind === 'refused' && outcome.queue)) await land(key, agent.identity, outcome);
  return outcome;
}

async function read<Input, Value>(skill: Skill<Input, Value>, input: Input, agent: Agent, { anew, ...options }: ReadOptions): Promise<Outcome<Value>> {
  const key = answerKey(skill.id, input, agent, options);
  const asked = { skill: skill.id, input };
  if (anew) return agent.mustSignIn ? { kind: 'refused', reason: agent.mustSignIn, asked } : readAnew(key, skill, input, agent, options);
  const kept = await keptAnswer<Value>(key);
  if (kept?.provenance.cache === 'fresh') return kept;
  const ended = await landed<Value>(key, agent.identity);
  if (ended) return kept ?? ended;
  const wasTried = await wasTriedHere(asked);
  const mayCall = !agent.mustSignIn && !wasTried && (await personAsks());
  if (kept) {
    if (mayCall) readAgain(key, skill, input, agent, options).catch((error: unknown) => console.error(`reading again failed: ${error instanceof Error ? error.name : 'unknown'}`));
    return kept;
  }
  // Who reloads a page that waits for its turn has kept the place.
  if (!mayCall && !(await queuedPlace(key, agent.identity))) {
    return { kind: 'refused', reason: agent.mustSignIn ?? (wasTried ? 'tried' : 'unasked'), taskId: await taskAtWork(skill.id, input, agent), asked };
  }
  return joinCall(key, skill, input, agent, options);
}

/** Says beside what was asked how many calls are left to ask it again. */
async function withCallsLeft<Value>(outcome: Outcome<Value>, agent: Agent): Promise<Outcome<Value>> {
  if (agent.mustSignIn) return outcome;
  const { general: { left, of } } = await allowance(agent.identity);
  const counted = (asked: Asked | undefined) => asked && { ...asked, calls: { left, of } };
  if (outcome.kind === 'refused' || outcome.kind === 'failed') return { ...outcome, asked: counted(outcome.asked) };
  return { ...outcome, provenance: { ...outcome.provenance, asked: counted(outcome.provenance.asked) } };
}

/**
 * Asks the agent of this reader, or gives what it answered before. Input from outside is checked here, before anything is sent.
 * @returns an outcome in every case
 */
export async function call<Input, Value>(skill: Skill<Input, Value>, input: unknown, options: ReadOptions = {}): Promise<Outcome<Value>> {
  const parsed = skill.input.safeParse(input);
  if (!parsed.success) return { kind: 'failed', reason: 'invalid-params', detail: parsed.error.issues[0]?.message };
  const agent = await currentAgent();
  if (agent.kind === 'built-in') return askAgent(skill, parsed.data, agent, options);
  return withCallsLeft(await read(skill, parsed.data, agent, options), agent);
}
