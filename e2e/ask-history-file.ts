import { expect, type Page } from '@playwright/test';

/** Exported histories as a reader's own browser, or another hand, would write them. */

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** `more` are other fields of the answer. */
interface Written { question: string; text: string; citations?: unknown[]; more?: object }

/** A conversation whose tickets no server has ever known. @param first makes its id and instants differ from those of others */
export function writtenConversation(first: number, turns: Written[]): unknown {
  const instant = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, first, index)).toISOString();
  return {
    id: uuid(first * 1_000), title: turns[0]?.question, isNamed: false, startedAt: instant(0), changedAt: instant(turns.length - 1), turns: turns.length,
    asked: turns.map(({ question, text, citations = [], more }, index) => ({
      ticket: uuid(first * 1_000 + index), question, askedAt: instant(index),
      answer: { text, citations, relatedQuestions: [], agent: { kind: 'other', name: 'An agent of last year' }, readAt: instant(index), elapsedMs: 3_000, taskId: `task-${first}-${index}`, ...more },
    })),
  };
}

export const conversationId = (first: number) => uuid(first * 1_000);

/** A file to choose in a browser. */
export function historyFile(conversations: unknown[]): { name: string; mimeType: string; buffer: Buffer } {
  const json = JSON.stringify({ format: 'magisterium-explorer-history', version: 1, conversations });
  return { name: 'history.json', mimeType: 'application/json', buffer: Buffer.from(json) };
}

/** Brings conversations into the history of a browser, on its page. */
export async function importFile(page: Page, ...conversations: unknown[]): Promise<void> {
  await page.goto('/ask/history');
  await expect(page.getByRole('button', { name: 'Import a file' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(historyFile(conversations));
  await expect(page.getByText(/came in/)).toBeVisible();
}

/** How many turns the browser keeps in all; reads the store itself, not the page. */
export function keptTurns(page: Page): Promise<number> {
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'ask-history')) return 0;
    return new Promise<number>((resolve, reject) => {
      const open = indexedDB.open('ask-history');
      open.onerror = () => reject(open.error);
      open.onsuccess = () => {
        const count = open.result.transaction('turns').objectStore('turns').count();
        count.onsuccess = () => {
          open.result.close();
          resolve(count.result);
        };
      };
    });
  });
}
