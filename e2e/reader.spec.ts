import { expect, faultsOf, test } from './reader';

test('what axe looks for is found: a name that is missing, a contrast that is too weak, a heading out of order', async ({ page }) => {
  await page.goto('/about');
  expect(await faultsOf(page)).toEqual([]);
  await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    main.insertAdjacentHTML('beforeend', '<button id="nameless"></button><p id="pale">pale words</p><h6 id="deep">deep</h6>');
    const pale = document.getElementById('pale') as HTMLElement;
    pale.style.color = '#999';
    pale.style.backgroundColor = '#aaa';
  });
  const faults = (await faultsOf(page)).map((fault) => fault.split(' ').slice(0, 2).join(' '));
  expect(faults.sort()).toEqual(['button-name: #nameless', 'color-contrast: #pale', 'heading-order: #deep']);
});
