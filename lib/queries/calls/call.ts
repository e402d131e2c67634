import 'server-only';
import type { CallOptions } from '@/lib/a2a/client';
import type { Asked, Outcome } from '@/lib/skills/outcome';
import type { Skill } from '@/lib/skills/skill';
import { currentAgent, type Agent } from './agent-of-reader';
import { askAgent } from './ask-agent';
import { allowance } from '../budget/budget';
import { isPageView, personAsks, triedHere } from './intent';
import { ANYBODY, landed } from './flights';
import { askAndKeep, atPlace, fly, landEnded, SLOW_MS, type Wanted } from './fly';
import { answerKey, keptAnswer } from './kept-answers';
import { queuedPlace } from './places';
import { within } from '../store/within';
import { taskAtWork } from './task-at-work';

export interface ReadOptions extends CallOptions {
  /** Asks the agent even where an answer is kept: a person pressed "Refresh". */
  anew?: boolean;
}

/** A page looks for the place of a slow call once that is known. */
const MARGIN_MS = 500;

/** A call whose place in the allowance is taken already: a question whose turn has come. What was answered meanwhile is not asked again. */
export async function callInTurn<Input, Value>(skill: Skill<Input, Value>, input: Input, agent: Agent, options: CallOptions = {}): Promise<Outcome<Value>> {
  if (agent.kind === 'built-in') return askAgent(skill, input, agent, options);
  const key = answerKey(skill.id, input, agent, options);
  return (await keptAnswer<Value>(key)) ?? askAndKeep({ key, skill, input, agent, options });
}

/** A new answer to what is kept but old, where the allowance has room; who reads does not wait for it. */
async function readAgain<Input, Value>(wanted: Wanted<Input, Value>): Promise<void> {
  const outcome = await fly(wanted, false);
  if (outcome) await landEnded(wanted.key, wanted.agent.identity, outcome);
}

/** Waits for the call of all who want the same; a page not for longer than a person looks at an empty tab, then it says that it waits. */
async function joinCall<Input, Value>(wanted: Wanted<Input, Value>): Promise<Outcome<Value>> {
  const { key, skill, input, agent: { identity } } = wanted;
  const asked = { skill: skill.id, input };
  const queued = await queuedPlace(key, identity);
  if (queued) return atPlace(queued, asked);
  const flight = fly(wanted, true).then((outcome): Outcome<Value> => outcome ?? { kind: 'failed', reason: 'aborted', asked });
  if (!(await isPageView())) return flight;
  return within(SLOW_MS + MARGIN_MS, flight).catch(async () => {
    const place = (await queuedPlace(key, identity)) ?? (await queuedPlace(key, ANYBODY));
    if (!place) return flight;
    // Whoever began it may have another account: how it ended is told to this reader as well.
    void flight.then((outcome) => landEnded(key, identity, outcome));
    return atPlace(place, asked);
  });
}

/** The page that is drawn after a person pressed the button shows how it went, and is no second call. */
async function readAnew<Input, Value>(wanted: Wanted<Input, Value>): Promise<Outcome<Value>> {
  const outcome = await joinCall({ ...wanted, anew: true });
  await landEnded(wanted.key, wanted.agent.identity, outcome);
  return outcome;
}

async function read<Input, Value>(skill: Skill<Input, Value>, input: Input, agent: Agent, { anew, ...options }: ReadOptions): Promise<Outcome<Value>> {
  const key = answerKey(skill.id, input, agent, options);
  const asked = { skill: skill.id, input };
  const wanted = { key, skill, input, agent, options };
  if (anew) return agent.mustSignIn ? { kind: 'refused', reason: agent.mustSignIn, asked } : readAnew(wanted);
  const kept = await keptAnswer<Value>(key);
  if (kept?.provenance.cache === 'fresh') return kept;
  const ended = await landed<Value>(key, agent.identity);
  if (ended) return kept ?? ended;
  const tried = await triedHere(asked);
  const mayCall = !agent.mustSignIn && !tried && (await personAsks());
  if (kept) {
    if (mayCall) readAgain(wanted).catch((error: unknown) => console.error(`reading again failed: ${error instanceof Error ? error.name : 'unknown'}`));
    return kept;
  }
  // Who reloads a page that waits for its turn has kept the place.
  if (!mayCall && !(await queuedPlace(key, agent.identity))) {
    const taskId = await taskAtWork(skill.id, input, agent);
    if (agent.mustSignIn || !tried) return { kind: 'refused', reason: agent.mustSignIn ?? 'unasked', taskId, asked };
    return { kind: 'refused', reason: 'tried', first: tried.reason, retryAfterSeconds: tried.seconds || undefined, taskId, asked };
  }
  return joinCall(wanted);
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
