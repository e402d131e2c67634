'use client';

import { useEffect } from 'react';
import { rememberTask } from './answer-tasks';
import { rememberTime } from './answer-times';
import { useConversation } from './conversation-context';

/**
 * Shows nothing: the browser remembers under which number the agent keeps an answer, so that it can be read again when this site has lost it;
 * and how long it took. Neither of a private conversation.
 * @param readAt ISO 8601 instant
 * @param agent as the page calls it
 * @param tookMs milliseconds; 0 for an answer that was kept and took none
 */
export function RememberTask(props: { ticket: string; task?: string; question: string; readAt: string; agent: string; tookMs: number }) {
  const { ticket, task, question, readAt, agent, tookMs } = props;
  const { isPrivate } = useConversation();
  useEffect(() => {
    if (isPrivate) return;
    if (task) rememberTask({ ticket, task, question, at: Date.parse(readAt) });
    rememberTime(agent, ticket, tookMs);
  }, [isPrivate, ticket, task, question, readAt, agent, tookMs]);
  return null;
}
