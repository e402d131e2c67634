'use client';

import { useSyncExternalStore } from 'react';
import { rememberedTasks, type AnswerTask } from './answer-tasks';
import type { ReadAgain as Action } from './asked';
import { ReadTask } from './read-task';

function subscribe(listener: () => void) {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/**
 * Answers that this site no longer keeps and the agent still does: one press reads each again.
 * @param tickets all turns of the address
 * @param missing those of them that are gone
 */
export function ReadAgain({ tickets, missing, read }: { tickets: string[]; missing: string[]; read: Action }) {
  const kept = useSyncExternalStore(subscribe, () => JSON.stringify(rememberedTasks().filter(({ ticket }) => missing.includes(ticket))), () => '[]');
  return (JSON.parse(kept) as AnswerTask[]).map(({ ticket, task, question }) => (
    <div key={ticket} className="mt-2">
      <span className="block font-serif" dir="auto">{question}</span>
      <ReadTask ticket={ticket} task={task} question={question} tickets={tickets} read={read} />
    </div>
  ));
}
