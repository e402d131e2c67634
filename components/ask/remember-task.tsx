'use client';

import { useEffect } from 'react';
import { rememberTask } from './answer-tasks';

/**
 * Shows nothing: the browser remembers under which number the agent keeps an answer, so that it can be read again when this site has lost it.
 * @param readAt ISO 8601 instant
 */
export function RememberTask({ ticket, task, question, readAt }: { ticket: string; task: string; question: string; readAt: string }) {
  useEffect(() => rememberTask({ ticket, task, question, at: Date.parse(readAt) }), [ticket, task, question, readAt]);
  return null;
}
