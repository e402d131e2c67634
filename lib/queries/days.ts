import 'server-only';
import type { CalendarName } from '@/lib/liturgy/calendar-choice';
import { liturgicalReadings } from '@/lib/skills/liturgical-readings';
import type { Asked, Outcome } from '@/lib/skills/outcome';
import { saintsOfTheDay } from '@/lib/skills/saints-of-the-day';
import { currentAgent } from './calls/agent-of-reader';
import { landed } from './calls/flights';
import { personAsks, triedHere } from './calls/intent';
import { answerKey, keptAnswer } from './calls/kept-answers';
import { onePerRequest } from './calls/one-per-request';
import { queuedPlace } from './calls/places';

const readers = { liturgical_readings: onePerRequest(liturgicalReadings), saints_of_the_day: onePerRequest(saintsOfTheDay) };

/** What is to be read of a day from an agent. */
export type DaySkill = keyof typeof readers;

/** A block of a day: how reading it went, or what is still to be asked, at the cost of a call. */
export type DayBlock = Outcome<string> | { kind: 'to-read'; asked: Asked; agent: string };

/**
 * What can be shown of a day at once: from our own agent its answer, in the reader's calendar; of another what is kept, or why it is not asked. Where it would be asked
 * now, nobody waits: the page is drawn without it and asks for each block by itself.
 * @param input `{ date: 'YYYY-MM-DD' }`, checked
 */
export async function dayBlock(skill: DaySkill, input: { date: string }, calendar: CalendarName): Promise<DayBlock> {
  const agent = await currentAgent();
  const read = readers[skill];
  if (agent.kind === 'built-in') return read(input, { calendar });
  const key = answerKey(skill, input, agent, {});
  const asked: Asked = { skill, input };
  const isKnown = agent.mustSignIn || (await keptAnswer(key)) || (await landed(key, agent.identity)) || (await queuedPlace(key, agent.identity));
  if (isKnown || !(await personAsks()) || (await triedHere(asked))) return read(input);
  return { kind: 'to-read', asked, agent: agent.name };
}

/** What another agent would have to be asked for to know some days whole, by date; nothing of our own. Costs no call. */
export async function toAskOf(dates: readonly string[]): Promise<{ agent: string; byDate: ReadonlyMap<string, Asked[]> }> {
  const agent = await currentAgent();
  if (agent.kind === 'built-in') return { agent: agent.name, byDate: new Map() };
  const byDate = new Map<string, Asked[]>();
  for (const date of dates) {
    const unknown: Asked[] = [];
    for (const skill of Object.keys(readers)) {
      const asked: Asked = { skill, input: { date } };
      if (!(await keptAnswer(answerKey(skill, asked.input, agent, {})))) unknown.push(asked);
    }
    byDate.set(date, unknown);
  }
  return { agent: agent.name, byDate };
}
