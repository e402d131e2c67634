import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { callsFor, finishedTask, type ScriptedReply } from '../scripted';

export const field = (page: Page) => page.getByRole('textbox', { name: 'Question' });

/** An answer as the agent gives it. @param headers e.g. what it says of its allowance */
export function answer(words: string, more: Partial<ScriptedReply> = {}): ScriptedReply {
  return { ...finishedTask('catholic_qa_response', [{ kind: 'text', text: words }]), ...more };
}

/** Types a question into the field that is on the page and presses Enter. */
export async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press('Enter');
}

/** How often a question was sent, reading a task again not counted. */
export async function sentTimes(request: APIRequestContext, key: string): Promise<number> {
  return (await callsFor(request, key)).filter(({ body }) => (JSON.parse(body) as { method: string }).method === 'message/send').length;
}

/** Waits until a call can be made again. Asking for the allowance costs nothing, and is no sign that anybody waits. */
export async function freeAgain(request: APIRequestContext, pool: 'general' | 'questions'): Promise<void> {
  const left = async () => ((await (await request.get('/api/allowance')).json()) as Record<typeof pool, { left: number }>)[pool].left;
  await expect.poll(left, { timeout: 60_000, intervals: [500] }).toBeGreaterThan(0);
}
