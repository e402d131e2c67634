import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { conversationId, importFile, keptTurns, writtenConversation } from './ask-history-file';
import { expect, faultsOf, test } from './reader';

const field = (page: Page) => page.getByRole('textbox', { name: 'Question' });
const rows = (page: Page) => page.getByRole('main').locator('.kept-list > li');

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await page.keyboard.press('Enter');
  // By its heading: the words stand in the field of the turn before as well.
  await expect(page.getByRole('article').filter({ has: page.getByRole('heading', { name: question }) }).getByText('Built-in data')).toBeVisible();
}

/** Asks on a fresh page and waits until the browser has kept it. */
async function askAndKeep(page: Page, ...questions: string[]): Promise<void> {
  await page.goto('/ask');
  for (const question of questions) await ask(page, question);
  await expect.poll(() => keptTurns(page)).toBe(questions.length);
}

/** Everything a page sends from now on. */
function watch(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  return sent;
}

const calls = (sent: Request[]) => sent.filter((request) => request.method() !== 'GET' || new URL(request.url()).pathname.startsWith('/api/')).map((request) => `${request.method()} ${request.url()}`);

test.describe('a conversation', () => {
  test('has its own address and opens again from the history without a call', async ({ page }) => {
    await page.goto('/ask');
    await ask(page, 'What is purgatory?');
    await expect(page).toHaveURL(/\/ask\/([0-9a-f-]{36})\?ticket=\1/);
    await ask(page, 'What is grace?');
    await expect(page.getByText('Kept in this browser only.')).toBeVisible();
    await expect.poll(() => keptTurns(page)).toBe(2);
    await page.getByRole('link', { name: 'History' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('2 questions');
    const sent = watch(page);
    await rows(page).getByRole('link', { name: 'What is purgatory?' }).click();
    await expect(page).toHaveURL(/\/ask\/[0-9a-f-]{36}$/);
    const first = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'What is purgatory?' }) });
    await expect(first.getByText('Built-in data')).toBeVisible();
    await expect(first.getByRole('link', { name: /^Source 1/ }).first()).toBeVisible();
    await expect(first.getByRole('complementary', { name: 'Sources' }).getByRole('blockquote').first()).toBeAttached();
    await expect(page.getByRole('heading', { name: 'What is grace?' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect(calls(sent)).toEqual([]);
  });

  test('goes on where it was left, with its earlier turns on the page', async ({ page }) => {
    await askAndKeep(page, 'What is purgatory?', 'What is grace?');
    const id = /\/ask\/([0-9a-f-]{36})/.exec(page.url())?.[1];
    await page.goto(`/ask/${id}`);
    await expect(page.getByRole('heading', { name: 'What is grace?' })).toBeVisible();
    await ask(page, 'What is hope?');
    await expect(page).toHaveURL(new RegExp(`/ask/${id}\\?ticket=`));
    await expect(page.getByRole('heading', { name: 'What is purgatory?' })).toBeVisible();
    await expect.poll(() => keptTurns(page)).toBe(3);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'What is hope?' })).toBeVisible();
    await page.getByText('Earlier in this conversation (2 questions)').click();
    await expect(page.getByRole('heading', { name: 'What is purgatory?' })).toBeVisible();
  });

  test('is there when the server has forgotten its tickets', async ({ page }) => {
    const citations = [{ document_title: 'Summa', document_author: 'Thomas Aquinas', cited_text: 'Grace is a participation.', source_url: 'https://example.org/summa' }];
    await importFile(page, writtenConversation(1, [{ question: 'What is **grace**?', text: 'It is *given*.[1]\n\n<img src=x onerror="window.broken=1"> [bad](javascript:alert(1))', citations }]));
    for (const address of [`/ask/${conversationId(1)}`, `/ask/${conversationId(1)}?ticket=${conversationId(1)}`, `/ask?ticket=${conversationId(1)}`]) {
      await page.goto(address);
      const answer = page.getByRole('article');
      await expect(answer.locator('em', { hasText: 'given' })).toBeVisible();
      await expect(answer.getByText('An agent of last year')).toBeVisible();
      await expect(answer.getByText('task-1-0')).toBeVisible();
      await expect(answer.getByRole('link', { name: 'Source 1, Summa' })).toBeVisible();
      await expect(page.getByText('This answer is no longer kept.')).toHaveCount(0);
      expect(await page.locator('article img, article a[href^=javascript]').count()).toBe(0);
      expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    }
  });

  test('that is not kept here says so and leads to the server', async ({ page }) => {
    await page.goto(`/ask/${conversationId(77)}`);
    await expect(page.getByText('This conversation is not kept in this browser.')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: /first answer/ }).click();
    await expect(page.getByText('This answer is no longer kept.')).toBeVisible();
    expect((await page.goto('/ask/no-conversation'))?.status()).toBe(404);
  });
});

test('a private conversation leaves nothing in the browser and says so', async ({ page }) => {
  await page.goto('/ask');
  await page.getByRole('link', { name: 'Ask without keeping it' }).click();
  await expect(page.getByText('A private conversation')).toBeVisible();
  await ask(page, 'What is purgatory?');
  await ask(page, 'What is grace?');
  await expect(page).toHaveURL(/\/ask\?private=1&ticket=/);
  await expect(page.getByText('A private conversation')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What is grace?' })).toBeVisible();
  expect(await keptTurns(page)).toBe(0);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(/purgatory|grace/);
  await page.goto('/ask/history');
  await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
});

test.describe('the list of conversations', () => {
  const written = [
    writtenConversation(1, [{ question: 'Who was Thérèse of Lisieux?', text: 'A Carmelite.' }]),
    writtenConversation(2, [{ question: 'What is hope?', text: 'Ħniena u l-ġustizzja.' }, { question: 'And charity?', text: 'Caritas in Veritate says it.' }]),
    writtenConversation(3, [{ question: '什么是恩典？', text: '恩典是恩惠。' }]),
  ];

  test('is searched without case and accents, in titles and texts', async ({ page }) => {
    await importFile(page, ...written);
    await expect(rows(page)).toHaveCount(3);
    const search = page.getByRole('searchbox', { name: 'Search the history' });
    for (const [words, title] of [['therese LISIEUX', 'Thérèse'], ['hniena gustizzja', 'What is hope?'], ['恩惠', '什么是恩典']] as const) {
      await search.fill(words);
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText(title);
    }
    await search.fill('caritas');
    await expect(rows(page)).toContainText('Also in: And charity?');
    await search.fill('nothing of the kind');
    await expect(page.getByText('No conversation has these words')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('renames, deletes and brings back', async ({ page }) => {
    await importFile(page, ...written);
    await page.getByRole('button', { name: 'Rename “What is hope?”' }).click();
    await expect(page.getByLabel('New title')).toBeFocused();
    await page.keyboard.type('The three virtues');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'The three virtues' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rename “The three virtues”' })).toBeFocused();
    await page.getByRole('button', { name: 'Delete “The three virtues”' }).click();
    await expect(rows(page)).toHaveCount(2);
    expect(await keptTurns(page)).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'The three virtues' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete all' }).click();
    await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
    await expect(page.getByText('3 conversations deleted')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(3);
    expect(await keptTurns(page)).toBe(4);
    await page.reload();
    await expect(page.getByRole('link', { name: 'The three virtues' })).toBeVisible();
  });

  test('leaves as one file and comes in again', async ({ page }) => {
    await importFile(page, ...written);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export all (JSON)' }).click()]);
    const exported = await readFile(await download.path(), 'utf8');
    await page.getByRole('button', { name: 'Delete all' }).click();
    await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(exported) });
    await expect(page.getByText('3 conversations came in.')).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    const [again] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export all (JSON)' }).click()]);
    const withoutTime = (json: string) => ({ ...(JSON.parse(json) as object), exportedAt: '' });
    expect(withoutTime(await readFile(await again.path(), 'utf8'))).toEqual(withoutTime(exported));
  });

  test('takes no other file, and of a damaged one what is whole', async ({ page }) => {
    await page.goto('/ask/history');
    for (const text of ['', 'no json', '[]', '{"format":"other"}', '{"format":"magisterium-explorer-history","version":2,"conversations":[]}']) {
      await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
      await expect(page.getByText('This is not a file of this history.')).toBeVisible();
    }
    await importFile(page, null, 7, { id: 'x' }, { ...(writtenConversation(4, []) as object) }, ...written);
    await expect(rows(page)).toHaveCount(3);
  });

  test('holds five hundred, and the oldest go first', async ({ page }) => {
    await importFile(page, ...Array.from({ length: 505 }, (_, index) => writtenConversation(index + 1, [{ question: `Question number ${index + 1}`, text: 'Text' }])));
    await expect(page.getByText('500 conversations came in; 5 found no room.')).toBeVisible();
    await expect(page.getByText('At most 500 are kept; the oldest go first.')).toBeVisible();
    expect(await keptTurns(page)).toBe(500);
    await page.getByRole('searchbox', { name: 'Search the history' }).fill('number 5');
    await expect(page.getByText('11', { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Question number 5', exact: true })).toHaveCount(0);
    await page.goto('/ask');
    await ask(page, 'What is purgatory?');
    await expect.poll(() => keptTurns(page)).toBe(500);
    await page.goto('/ask/history');
    await expect(rows(page).first()).toContainText('What is purgatory?');
  });
});

test('nothing of it is sent anywhere', async ({ page, baseURL }) => {
  await importFile(page, writtenConversation(1, [{ question: 'A secret matter of mine', text: 'Its confidential answer.[1]', citations: [{ document_title: 'Classified' }] }]));
  const sent = watch(page);
  await page.getByRole('searchbox', { name: 'Search the history' }).fill('confidential');
  await expect(page.getByText('1 conversation', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByLabel('New title').fill('My secret');
  await page.keyboard.press('Enter');
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export all (JSON)' }).click()]);
  await page.getByRole('link', { name: 'My secret' }).click();
  await expect(page.getByRole('link', { name: 'Source 1, Classified' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(1);
  const words = /secret|confidential|classified/i;
  for (const request of sent) {
    // A blob is the browser's own memory: the download.
    expect(request.url().startsWith('blob:') || new URL(request.url()).origin === new URL(baseURL ?? '').origin).toBe(true);
    expect([request.method(), request.postData(), words.test(decodeURIComponent(request.url())), words.test(JSON.stringify(await request.allHeaders()))]).toEqual(['GET', null, false, false]);
  }
  expect(sent.length).toBeGreaterThan(0);
});

test.describe('storage that fails', () => {
  const faults: Record<string, () => void> = {
    'is not there': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
    'is forbidden': () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    },
    'is full': () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('No room', 'QuotaExceededError');
      };
    },
    'never answers': () => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    },
  };

  for (const [name, fault] of Object.entries(faults)) {
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
    await page.goto('/privacy');
    await page.evaluate(() => new Promise<void>((resolve) => {
      const open = indexedDB.open('ask-history', 1);
      open.onupgradeneeded = () => open.result.createObjectStore('something-else');
      open.onsuccess = () => {
        open.result.close();
        resolve();
      };
    }));
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

test('two tabs of one conversation keep both questions, and see what the other does', async ({ page, context }) => {
  await askAndKeep(page, 'What is purgatory?');
  const other = await context.newPage();
  await other.goto(page.url());
  await Promise.all([ask(page, 'What is grace?'), ask(other, 'What is hope?')]);
  await expect.poll(() => keptTurns(page)).toBe(3);
  await other.goto('/ask/history');
  await expect(rows(other)).toHaveCount(1);
  await expect(rows(other)).toContainText('3 questions');
  await page.goto('/ask/history');
  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByLabel('New title').fill('Both tabs');
  await page.keyboard.press('Enter');
  await expect(other.getByRole('link', { name: 'Both tabs' })).toBeVisible();
  await other.getByRole('button', { name: 'Delete “Both tabs”' }).click();
  await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
});

test('what was deleted is not kept again by going back to it', async ({ page }) => {
  await askAndKeep(page, 'What is purgatory?');
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('button', { name: /^Delete “/ }).click();
  await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('You have deleted this conversation; it is not kept.')).toBeVisible();
  expect(await keptTurns(page)).toBe(0);
  await ask(page, 'What is grace?');
  await expect.poll(() => keptTurns(page)).toBe(1);
});

test('a question whose answer is still to come is kept, and leads back to it', async ({ page }) => {
  await importFile(page, { ...(writtenConversation(1, [{ question: 'First', text: 'Text' }]) as object), asked: [{ ticket: conversationId(1), question: 'Still open', askedAt: '2026-01-01T00:00:00.000Z' }] });
  await page.goto(`/ask/${conversationId(1)}`);
  await expect(page.getByRole('link', { name: 'See whether it has come' })).toHaveAttribute('href', new RegExp(`ticket=${conversationId(1)}`));
});
