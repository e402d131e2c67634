import { conversationId, importFile, writtenConversation } from './ask-history-file';
import { ask, askAndKeep, field, rows } from './ask-history-page';
import { expect, faultsOf, test } from './reader';
import { damageStore, storageFaults } from './storage-faults';

test.describe('storage that fails', () => {
  for (const [name, fault] of Object.entries(storageFaults)) {
    test(`${name}: questions are answered, and one sentence says that nothing is kept`, async ({ page }) => {
      await page.addInitScript(fault);
      await page.goto('/ask');
      await ask(page, 'What is purgatory?');
      await expect(page.getByText('Nothing is kept: this browser has no room or does not allow it.')).toHaveCount(1);
      await ask(page, 'What is grace?');
      expect(await faultsOf(page)).toEqual([]);
      if (name === 'is full') return;
      await page.goto('/ask/history');
      await expect(page.getByText('Nothing is kept: this browser has no room')).toBeVisible();
      await page.goto(`/ask/${conversationId(3)}`);
      await expect(field(page)).toBeVisible();
    });
  }

  test('is damaged: the page works, and deleting it makes a new beginning', async ({ page }) => {
    await damageStore(page, 'ask-history');
    await page.goto('/ask');
    await ask(page, 'What is purgatory?');
    await expect(page.getByText('Nothing is kept: this browser')).toBeVisible();
    await page.goto('/ask/history');
    await page.getByRole('button', { name: 'Delete everything kept' }).click();
    await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
    await askAndKeep(page, 'What is grace?');
  });

  test('holds damaged turns: the others are shown', async ({ page }) => {
    await importFile(page, writtenConversation(1, [{ question: 'The whole one', text: 'Whole.' }, { question: 'The broken one', text: 'Broken.' }]));
    await page.evaluate((ticket) => new Promise<void>((resolve) => {
      const open = indexedDB.open('ask-history');
      open.onsuccess = () => {
        const tx = open.result.transaction('turns', 'readwrite');
        tx.objectStore('turns').put({ conversation: ticket, ticket: ticket.replace(/0$/, '1'), question: { not: 'text' }, answer: 3, askedAt: [] });
        tx.oncomplete = () => resolve();
      };
    }), conversationId(1));
    await page.goto(`/ask/${conversationId(1)}`);
    await expect(page.getByRole('heading', { name: 'The whole one' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goto('/ask/history');
    await page.getByRole('searchbox', { name: 'Search the history' }).fill('whole');
    await expect(rows(page)).toHaveCount(1);
  });
});
