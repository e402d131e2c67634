import type { Page } from '@playwright/test';
import { keptTurns } from '../ask-history-file';
import { expect, test } from '../reader';
import { callsFor, finishedTask, script, type ScriptedReply } from '../scripted';

const field = (page: Page) => page.getByRole('textbox', { name: 'Question' });
const waiting = (page: Page) => page.locator('.waitline');
const top = async (page: Page) => (await field(page).boundingBox())?.y ?? NaN;

function answer(words: string, delayMs = 0): ScriptedReply {
  const citations = [{ document_index: 0, document_title: 'Mirae Caritatis of the way back', cited_text: 'The quoted passage stands here and has enough words of its own.' }];
  return { ...finishedTask('catholic_qa_response', [{ kind: 'text', text: `${words} [1]` }, { kind: 'data', data: { citations } }]), delayMs };
}

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
}

/** A question with its answer, and a slow one under it that is waited for. @param name tells the questions of one test from those of another */
async function twoQuestions(page: Page, request: Parameters<typeof script>[0], name: string, delayMs: number): Promise<{ first: string; second: string }> {
  const [first, second] = [`What is quoted ${name}?`, `What comes slowly ${name}?`];
  await script(request, first, answer('It is quoted.'));
  await script(request, second, answer('It has come.', delayMs));
  await script(request, 'Mirae Caritatis of the way back', finishedTask('search_results', [{ kind: 'data', data: { results: [{ id: 'mirae-2', title: 'Mirae caritatis' }] } }]));
  await page.goto('/ask');
  await ask(page, first);
  await expect(page.getByText('It is quoted.')).toBeVisible();
  await ask(page, second);
  await expect(waiting(page)).toBeVisible();
  return { first, second };
}

test.describe('following a source and coming back (O-48)', () => {
  test('before the answer has come finds the question waiting, its place on the page and what was being typed, and then the answer', async ({ page, request }) => {
    const { first, second } = await twoQuestions(page, request, 'before', 9_000);
    await field(page).fill('A third, not sent');
    const source = page.locator('#turn-1-s1').getByRole('link', { name: 'Read in context' });
    await source.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await source.click();
    await expect(page.getByRole('heading', { level: 1, name: /^Read in context/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: first })).toBeVisible();
    await expect(waiting(page)).toBeVisible();
    await expect(field(page)).toHaveValue('A third, not sent');
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(150);
    await expect(page.getByText('It has come.')).toBeVisible({ timeout: 20_000 });
    await expect(field(page)).toHaveValue('A third, not sent');
    expect(await callsFor(request, second)).toHaveLength(1);
    await expect.poll(() => keptTurns(page)).toBe(2);
  });

  test('after the answer has come elsewhere finds it without another call', async ({ page, request }) => {
    const { second } = await twoQuestions(page, request, 'after', 3_000);
    const here = page.url();
    await page.locator('#turn-1-s1').getByRole('link', { name: 'Read in context' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Read in context/ })).toBeVisible();
    // Read apart, by whoever has the address: the answer does not depend on the tab that asked.
    const isThere = async () => (await (await page.context().request.get(here, { headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' } })).text()).includes('It has come.');
    await expect.poll(isThere, { timeout: 15_000 }).toBe(true);
    await page.goBack();
    await expect(page.getByText('It has come.')).toBeVisible();
    expect(page.url().replace(/#.*/, '')).toBe(here.replace(/#.*/, ''));
    expect(await callsFor(request, second)).toHaveLength(1);
    await expect.poll(() => keptTurns(page)).toBe(2);
  });

  test('back to the start while it waits, the history leads on to the pending answer', async ({ page, request }) => {
    const question = 'Is it pending in the history?';
    await script(request, question, answer('It was pending.', 6_000));
    await page.goto('/ask');
    await ask(page, question);
    await expect(waiting(page)).toBeVisible();
    await expect.poll(() => keptTurns(page)).toBe(1);
    await page.goBack();
    await expect(field(page)).toHaveValue('');
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('link', { name: question }).click();
    await page.getByRole('link', { name: 'See whether it has come' }).click();
    await expect(page.getByText('It was pending.')).toBeVisible({ timeout: 15_000 });
    expect(await callsFor(request, question)).toHaveLength(1);
    await expect.poll(() => keptTurns(page)).toBe(1);
  });
});

test('two tabs of one conversation wait each for its own question, and neither overwrites the other (O-48)', async ({ page, request, context }) => {
  const { first, second } = await twoQuestions(page, request, 'in two tabs', 7_000);
  const third = 'What does the other tab ask?';
  await script(request, third, answer('The other tab has it.', 2_000));
  await expect.poll(() => keptTurns(page)).toBe(2);
  await field(page).fill('Typed in the first tab');
  const other = await context.newPage();
  await other.goto(page.url().replace(/&ticket=[^&#]+/, ''));
  await expect(other.getByRole('heading', { name: first })).toBeVisible();
  await expect(field(other)).toHaveValue('');
  await ask(other, third);
  await expect(other.getByText('The other tab has it.')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('It has come.')).toBeVisible({ timeout: 15_000 });
  await expect(field(page)).toHaveValue('Typed in the first tab');
  await expect(page.getByRole('heading', { name: third })).toHaveCount(0);
  for (const question of [first, second, third]) expect(await callsFor(request, question)).toHaveLength(1);
  await expect.poll(() => keptTurns(page)).toBe(3);
  await page.getByRole('link', { name: /^Whole conversation \(3 questions\)/ }).click();
  for (const question of [first, second, third]) await expect(page.getByRole('heading', { name: question })).toBeVisible();
});

/** Notes every place at which the field is painted from now on: what is moved back in the frame it moved in, nobody sees. */
async function watchField(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: number[] = [];
    const look = () => {
      const shown = document.querySelector('#question');
      // Heard once in this frame, after all that was observed before it.
      if (shown) new ResizeObserver((_, observer) => { observer.disconnect(); seen.push(shown.getBoundingClientRect().top); }).observe(shown);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  });
}

/** How far from a place the field was painted. */
async function farthestFrom(page: Page, place: number): Promise<number> {
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(seen.length).toBeGreaterThan(5);
  return Math.max(...seen.map((one) => Math.abs(one - place)));
}

test('a line of waiting that takes another line while somebody types leaves the field where it is', async ({ page, request }) => {
  const question = 'Does the field stay while it waits?';
  await script(request, question, answer('It has stayed.', 6_000));
  let isLost = false;
  await page.route('**/api/ask/*', (route) => route.fulfill({ body: isLost ? 'half an ans' : JSON.stringify({ state: 'pending', elapsedMs: 1_000 }) }));
  await page.goto('/ask');
  await ask(page, question);
  await field(page).pressSequentially('I am typing this');
  await expect(waiting(page)).toBeVisible();
  const height = async () => (await waiting(page).boundingBox())?.height ?? NaN;
  const [before, oneLine] = [await top(page), await height()];
  await watchField(page);
  isLost = true;
  await expect(page.getByText('The connection was lost')).toBeVisible();
  expect(await height()).toBeGreaterThan(oneLine + 10);
  expect(Math.abs((await top(page)) - before)).toBeLessThan(4);
  expect(await farthestFrom(page, before)).toBeLessThan(4);
  // With the connection back, the answer is there. One that were left at the agent would have the next test's question wait in the queue.
  await page.unroute('**/api/ask/*');
  await page.reload();
  await expect(page.getByText('It has stayed.')).toBeVisible({ timeout: 20_000 });
});

test('a long answer that arrives while somebody types leaves the field where it is', async ({ page, request }) => {
  const question = 'Does the field stay?';
  const long = Array.from({ length: 12 }, (_, index) => `Paragraph ${index + 1}. ${'It goes on and on, as answers do. '.repeat(14)}`).join('\n\n');
  const body = answer(long, 5_000);
  const task = body.body as { result: { artifacts: { parts: unknown[] }[] } };
  task.result.artifacts[0]?.parts.push({ kind: 'data', data: { related_questions: ['What comes next?', 'And then?'] } });
  await script(request, question, body);
  await page.goto('/ask');
  await ask(page, question);
  await field(page).pressSequentially('I am typing this');
  const before = await top(page);
  await watchField(page);
  await expect(page.getByText('Paragraph 12.')).toBeAttached({ timeout: 15_000 });
  await field(page).pressSequentially(' and on');
  await expect(page.getByRole('heading', { name: 'Related questions' })).toBeAttached();
  await expect(page.getByText('Kept in this browser only.')).toBeAttached();
  expect(await farthestFrom(page, before)).toBeLessThan(4);
  expect(Math.abs((await top(page)) - before)).toBeLessThan(4);
});
