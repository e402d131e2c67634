import { expect, faultsOf, inTheme, test } from '../reader';
import { finishedTask, script } from '../scripted';

const saint = (id: string, delayMs: number) => ({ ...finishedTask('saint_profile', [{ kind: 'data', data: { saint_id: id, primary_name: `Saint ${id}` } }]), delayMs });

test('a link to a page of a slow agent shows at once that it was followed, in words where it lasts, moves nothing, and ends with the page', async ({ page, request }) => {
  await script(request, 'slow to come', { ...finishedTask('saint_profile', [{ kind: 'data', data: { saint_id: 'slow-to-come', primary_name: 'Slow to Come' } }]) });
  await script(request, 'slow-to-come', saint('slow-to-come', 3_000));
  await inTheme(page, 'light');
  await page.goto('/saints?q=slow to come');
  const sign = page.locator('.page-change');
  const link = page.getByRole('main').getByRole('link', { name: 'Slow to Come' }).first();
  const [heading, before] = [page.getByRole('heading', { level: 1 }), await page.getByRole('heading', { level: 1 }).boundingBox()];
  await expect(sign).not.toHaveAttribute('data-going');
  await expect(sign).toHaveText('');
  await link.click();
  await expect(sign).toHaveAttribute('data-going', 'true', { timeout: 1_000 });
  await expect(sign).toHaveText('Opening the page …');
  expect(await sign.evaluate((node) => getComputedStyle(node, '::before').animationName)).not.toContain('grows');
  expect(await heading.boundingBox()).toEqual(before);
  expect(await faultsOf(page)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1, name: 'Saint slow-to-come' })).toBeVisible();
  await expect(sign).not.toHaveAttribute('data-going');
  await expect(sign).toHaveText('');
  await page.goBack();
  await expect(link).toBeVisible();
  await expect(sign).not.toHaveAttribute('data-going');
});
