import type { KeptTurn } from './kept-turn';

type Told = Pick<KeptTurn, 'ticket' | 'question' | 'askedAt'> & { answer?: { taskId?: string } };

const isSameAnswer = (one: Told, other: Told) =>
  one.ticket !== other.ticket && one.question === other.question && one.answer?.taskId !== undefined && one.answer.taskId === other.answer?.taskId;

const isLater = (one: Told, other: Told) => (one.askedAt === other.askedAt ? one.ticket > other.ticket : one.askedAt > other.askedAt);

/**
 * An answer that was read again from its agent has another ticket and is not another answer: the later one stands for both. But a page that
 * shows the same answer twice, since the same was asked twice, keeps both. Which one stays does not depend on who keeps first, so that pages
 * which keep the one and the other come to an end.
 * @param turn that a page wants to keep
 * @param kept turns of its conversation
 * @param shown tickets of all turns of that page
 * @returns whether it is kept, and the tickets that go for it
 */
export function besideSameAnswer(turn: Told, kept: readonly Told[], shown: readonly string[]): { isKept: boolean; replaced: string[] } {
  const twins = kept.filter((other) => isSameAnswer(turn, other) && !shown.includes(other.ticket));
  if (twins.some((other) => isLater(other, turn))) return { isKept: false, replaced: [] };
  return { isKept: true, replaced: twins.map(({ ticket }) => ticket) };
}
