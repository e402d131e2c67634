import { chartsDrawn } from './chart-drawn';
import { expect, test } from './reader';

/** One journey a skill, from the address bar or a field to the facts on screen, through the real built-in agent. */
test.describe('a reader', () => {
  test('asks a question and can follow a numbered source (catholic_qa)', async ({ page }) => {
    await page.goto('/ask');
    await page.getByRole('textbox', { name: 'Question' }).fill('What is purgatory?');
    await page.keyboard.press('Enter');
    const answer = page.getByRole('article').filter({ hasText: 'What is purgatory?' });
    await expect(answer.getByText(/without a language model/)).toBeVisible();
    await answer.getByRole('link', { name: /^Source 1/ }).first().click();
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
    await expect(answer.getByText('Built-in data').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'What is purgatory?' })).toBeVisible();
  });

  test('searches the documents (document_search)', async ({ page }) => {
    await page.goto('/documents');
    await page.getByRole('main').getByRole('searchbox').fill('Eucharist');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/documents\?q=Eucharist/);
    await expect(page.getByRole('main').getByRole('link', { name: /Mysterium Fidei/ }).first()).toBeVisible();
  });

  test('opens a chapter of Scripture and a document (document_fetch)', async ({ page }) => {
    await page.goto('/documents/john-3');
    await expect(page.getByRole('heading', { level: 1, name: /John 3/ })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('World English Bible');
    await page.goto('/documents/rerum-novarum');
    await expect(page.getByRole('heading', { level: 1, name: /Rerum Novarum/i })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Leo XIII');
  });

  test('reads the Mass of a day (liturgical_readings)', async ({ page }) => {
    await page.goto('/calendar/2026-11-30');
    await expect(page.getByRole('heading', { level: 1, name: /Andrew/ })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Rom 10:9-18');
    await expect(page.getByRole('main')).toContainText('Mt 4:18-22');
    await expect(page.getByRole('main')).toContainText('Red');
  });

  test('sees the saints of a day (saints_of_the_day)', async ({ page }) => {
    await page.goto('/calendar/2026-03-19');
    await expect(page.getByRole('heading', { name: 'Saints of the day' })).toBeVisible();
    await expect(page.getByRole('complementary')).toContainText('Joseph');
  });

  test('finds a saint with or without accents and shares her address (saint_lookup)', async ({ page }) => {
    await page.goto('/saints');
    await page.getByRole('combobox', { name: /^Name/ }).fill('Therese of Lisieux');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /Thérèse of Lisieux/ }).first()).toBeVisible();
    await page.goto('/saints/catherine-of-siena');
    await expect(page.getByRole('heading', { level: 1, name: 'Catherine of Siena' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^29\sApril$/ })).toBeVisible();
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /1380.*29\sApril/);
  });

  test('finds a cardinal, and is led from a pope to the popes (person_lookup)', async ({ page }) => {
    await page.goto('/clergy?q=Cardinal%20Tagle');
    await expect(page.getByRole('heading', { name: /Tagle/ }).first()).toBeVisible();
    await page.goto('/clergy?q=Pope%20Francis');
    await page.getByRole('main').getByRole('link', { name: /pope/i }).first().click();
    await expect(page).toHaveURL(/\/popes\?q=/);
    await expect(page.getByRole('heading', { name: /Francis/ }).first()).toBeVisible();
  });

  test('finds a pope by an ordinary numeral (pope_lookup)', async ({ page }) => {
    await page.goto('/popes?q=john+paul+2');
    await expect(page.getByRole('heading', { name: /John Paul II$/ }).first()).toBeVisible();
    await page.goto('/popes/benedict-xvi');
    await expect(page.getByRole('main')).toContainText('19 April 2005');
  });

  test('finds a see and goes on to its figures (diocese_lookup)', async ({ page }) => {
    await page.goto('/dioceses/dmaml');
    await expect(page.getByRole('heading', { level: 1, name: 'Archdiocese of Manila' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('6 February 1579');
    await page.getByRole('link', { name: /Trends/ }).last().click();
    await expect(page).toHaveURL(/\/trends\?dioceses=dmaml/);
  });

  test('charts one see, adds another by name and reads both in the table (diocese_statistics_lookup)', async ({ page }) => {
    await page.goto('/trends?dioceses=dworc&measure=total_priests');
    await expect(page.getByRole('heading', { level: 1, name: /Worcester/ })).toBeVisible();
    await chartsDrawn(page);
    await page.getByRole('combobox', { name: 'Add a diocese' }).fill('Brooklyn');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/dioceses=dworc,dbroo/);
    await expect(page.getByRole('heading', { level: 1, name: /2 dioceses/ })).toBeVisible();
    const table = page.getByRole('table');
    await expect(table.getByRole('row', { name: /^1990/ })).toContainText('402');
    await expect(table.getByRole('row', { name: /^1990/ })).toContainText('1,084');
    await expect(table.getByRole('row', { name: /^2017/ })).toContainText('no data');
  });
});
