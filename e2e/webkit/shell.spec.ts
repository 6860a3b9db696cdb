import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from './test.ts';

/** Runs in the page: returns whether the page, a select and an unchecked box are light or dark. */
function brightnesses(): string[] {
  const selectors = ['html', 'dialog select', 'dialog [type=checkbox]:not(:checked)'];
  return selectors.map((selector) => {
    const element = document.querySelector(selector);
    const colour = element === null ? '' : getComputedStyle(element).backgroundColor;
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return red + green + blue > 380 ? 'light' : 'dark';
  });
}

test('Keyboard: shortcuts move the focus and open dialogs, and arrow keys move in a menu', async ({
  instance,
  client,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  for (const text of ['The heron is back', 'So are the rooks']) await ada.post(text);
  const { driver, page } = client;
  await client.signIn(ada);
  const rooks = client.status('So are the rooks');
  await rooks.expectVisible();

  await test.step('j focuses the next status', async () => {
    await driver.press('j');
    await driver.press('j');
    await expect.poll(() => page.css('main article:focus').text('heron').all()).not.toEqual([]);
  });
  await test.step('the question mark lists the shortcuts', async () => {
    await driver.press('Shift', '?');
    await page.role('dialog').expectVisible();
    await driver.press('Escape');
    await page.role('dialog').expectCount(0);
  });
  await test.step('n opens a new post, Escape closes it', async () => {
    await driver.press('n');
    const dialog = page.role('dialog', 'New post');
    await expect.poll(() => dialog.role('textbox', 'Text').hasFocus()).toBe(true);
    await driver.press('Escape');
    await page.role('dialog').expectCount(0);
  });
  await test.step('arrow keys move in a menu', async () => {
    const more = rooks.role('button', 'More');
    await more.click();
    await page.role('menuitem').expectVisible();
    await driver.press('End');
    await expect.poll(() => page.css('[role=menuitem]:last-child:focus').all()).not.toEqual([]);
    await driver.press('Escape');
    await expect.poll(() => more.hasFocus()).toBe(true);
  });
});

test('Shell: a narrow window has a bar, a drawer and no horizontal scrolling', async ({
  instance,
  client,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post('The heron is back');
  const { driver, page } = client;
  await client.signIn(ada);

  await test.step('the content fits', async () => {
    await driver.resize(390, 844);
    await page.role('button', 'Menu').expectVisible();
    await client.status('The heron is back').expectVisible();
    const overflow = () =>
      driver.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  });
  await test.step('the drawer opens and closes', async () => {
    await page.role('button', 'Menu').click();
    await page.role('dialog', 'Menu').expectVisible();
    await driver.press('Escape');
    await page.role('dialog', 'Menu').expectCount(0);
  });
  await test.step('a post is written in a dialog', async () => {
    await page.role('button', 'New post').click();
    const dialog = page.role('dialog', 'New post');
    await dialog.role('textbox', 'Text').type('From a phone');
    await dialog.role('button', 'Post').click();
    await client.status('From a phone').expectVisible();
  });
  await test.step('dark and light themes colour the page and its controls', async () => {
    for (const theme of ['light', 'dark']) {
      await driver.evaluate((chosen) => {
        const preferences = JSON.stringify({ version: 1, value: { theme: chosen } });
        localStorage.setItem('preferences.device', preferences);
      }, theme);
      await client.goto('/settings');
      await page.role('dialog').css('nav button', { name: 'Appearance' }).click();
      await page.role('dialog').css('select').expectVisible();
      await expect.poll(() => driver.evaluate(brightnesses)).toEqual([theme, theme, theme]);
    }
  });
  await test.step('the account signs out', async () => {
    await client.goto('/main/friends');
    await page.role('button', 'Menu').click();
    await page.role('dialog', 'Menu').role('button', 'Log out').click();
    await page.role('dialog', 'Log out').role('button', 'Log out').click();
    await client.expectPath('/main/all');
  });
});

test('Rich text: right-to-left lines start on the right and fit', async ({ instance, client }) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post('سلام دنیا\nHello world');
  await client.goto('/main/all');
  const status = client.status('Hello world');
  await status.expectVisible();

  await test.step('each line has the direction of its script', async () => {
    const sides = await status.evaluate((article) => {
      const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        if (!/^\s*(?:سلام دنیا|Hello world)\s*$/.test(node.textContent ?? '')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const line = range.getBoundingClientRect();
        const box = node.parentElement?.closest('[dir]')?.getBoundingClientRect();
        if (box) found.push(line.left - box.left < box.right - line.right ? 'left' : 'right');
      }
      return found;
    });
    expect(sides).toEqual(['right', 'left']);
  });
});

test('Service worker: the page opens while the server is unreachable', async ({
  instance,
  client,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post('The heron is back');
  const { driver, page } = client;
  const heron = client.status('The heron is back');

  await test.step('the service worker caches the client and its data', async () => {
    await client.signIn(ada);
    await heron.expectVisible();
    await client.expectCached();
    await driver.reload();
    await heron.expectVisible();
  });
  await test.step('the last content is shown, with its time', async () => {
    await instance.kill('SIGTERM');
    // Files that are preloaded only to save time are not cached yet, so they fail to load.
    client.expectComplaints(/^not loaded/);
    await driver.reload();
    await heron.expectVisible();
    await page.role('main').text('Last updated').expectVisible();
  });
  await test.step('the client reconnects', async () => {
    await instance.start();
    await ada.post('So are the rooks');
    await client.status('So are the rooks').expectVisible();
  });
});
