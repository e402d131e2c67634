import { isAtWork, readAnswer, type Answer } from './answer';
import type { Connection } from './connection';
import type { AgentError } from './error';
import { rpc, type RpcResult } from './rpc';

const POLL_FIRST_MS = 2_000;
const POLL_LIMIT_MS = 120_000;
export const READ_AGAIN_MS = 30_000;

/** What says that the agent has the task no longer, or never gives it. */
const LOST: readonly string[] = ['task-not-found', 'version'];

/** Waits so long, or until it is stopped. */
function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}

/**
 * A task that is still working is asked for again, ever more slowly; asking is free, sending again would not be.
 * @param sent reply to the call, or to the first reading
 * @param known the task's id where one is known beforehand
 * @returns the answer, or why there is none: with the task's id where the task may still be read later
 */
export async function settle(sent: RpcResult, artifact: string, connection: Connection, known: { taskId?: string; signal?: AbortSignal }): Promise<Answer | AgentError> {
  const { signal } = known;
  let { taskId } = known;
  let reply = sent;
  const started = Date.now();
  for (let wait = POLL_FIRST_MS; ; wait = Math.min(wait * 1.5, 15_000)) {
    if (!reply.ok) return taskId && !LOST.includes(reply.error.kind) ? { ...reply.error, taskId } : reply.error;
    const answer = readAnswer(reply.result, artifact);
    if (!isAtWork(answer.state)) return answer;
    taskId = answer.taskId ?? taskId;
    if (!taskId) return answer;
    if (Date.now() - started + wait > POLL_LIMIT_MS) return { kind: 'timeout', taskId, detail: `The task ${taskId} is still ${answer.state}.` };
    await sleep(wait, signal);
    if (signal?.aborted) return { kind: 'aborted', taskId };
    reply = await rpc('tasks/get', { id: taskId }, connection, READ_AGAIN_MS, signal);
  }
}
