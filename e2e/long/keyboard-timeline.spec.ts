import type { Locator, Page } from '@playwright/test';
import { NetworkOutage } from '../fixtures/outage.ts';
import { type Person, authorAndFollower, registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Client } from '../pages/client.ts';
import { expectVisibleFocus, activateByKeyboard, tabTo } from '../pages/keys.ts';
import { setPreferences } from '../pages/preferences.ts';
import { statusLink, sampleText } from '../pages/reading.ts';

async function postMany(person: Person, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await person.post(`Post number ${number}. ${sampleText.repeat(2)}`);
  }
}

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

async function bottomOf(sight: Locator): Promise<number> {
  const { y, height } = (await sight.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return y + height;
}

/** Moves from status to status and asserts that each gets the focus. */
async function focusEachStatus(client: Client, from: number, to: number): Promise<void> {
  for (let number = from; number > to; number -= 1) {
    await client.page.keyboard.press('PageDown');
    await expectVisibleFocus(client.post(`Post number ${number - 1}.`));
    await expect(client.post(`Post number ${number - 1}.`)).toBeInViewport();
  }
}

test('Keyboard: new statuses are shown and focused [R-TL-003 R-TL-023]', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await postMany(ada, 1, 30);
  const client = await openClient();
  const { page, main } = client;
  await client.signIn(bela);
  await tabTo(page, client.post('Post number 30.'));
  await focusEachStatus(client, 30, 20);

  await test.step('the button above the feed shows and focuses them', async () => {
    await ada.post('The first to wait');
    await ada.post('The second to wait');
    const button = main.getByRole('button', { name: '2 new posts' });
    await expect(button).toBeVisible();
    await expect(client.post('Post number 20.')).toBeFocused();
    await page.keyboard.press('Control+Home');
    await expectVisibleFocus(main.getByRole('button', { name: 'Quick settings' }));
    await activateByKeyboard(page, button, 'Shift+Tab');
    await expectVisibleFocus(client.post('The second to wait'));
    await expect(client.posts.first()).toContainText('The second to wait');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.keyboard.press('PageDown');
    await expectVisibleFocus(client.post('The first to wait'));
  });

  await test.step('the full stop shows and focuses them from any position', async () => {
    await page.keyboard.press('PageDown');
    await focusEachStatus(client, 30, 25);
    await ada.post('The third to wait');
    await expect(main.getByRole('button', { name: '1 new post' })).toBeVisible();
    await page.keyboard.press('.');
    await expectVisibleFocus(client.post('The third to wait'));
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
});

test('Keyboard: keys faster than rendering still move the focus [R-TL-023]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await postMany(ada, 1, 19);
  const client = await openClient();
  const { page } = client;
  await page.goto('/main/all');
  await tabTo(page, client.post('Post number 19.'));
  const dispatchKey = (key: string, times: number): Promise<void> =>
    page.evaluate(
      ([name, count]) => {
        for (let done = 0; done < count; done += 1) {
          const event = { key: name, bubbles: true, cancelable: true };
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event));
        }
      },
      [key, times] as const,
    );
  await dispatchKey('PageDown', 16);
  await expect(client.post('Post number 3.')).toBeFocused();
  await expect(client.post('Post number 3.')).toBeInViewport();
  await dispatchKey('PageUp', 15);
  await expect(client.post('Post number 18.')).toBeFocused();
  await expect(client.post('Post number 18.')).toBeInViewport();
});

test('Keyboard: quick settings change, and the refetched timeline gets the focus [R-TL-004]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await postMany(ada, 1, 5);
  const client = await openClient();
  const { page, main } = client;
  await client.signIn(ada);
  await expect(client.post('Post number 5.')).toBeVisible();
  const quick = main.getByRole('button', { name: 'Quick settings' });
  const menu = page.getByRole('menu', { name: 'Quick settings' });
  const media = menu.getByRole('menuitemcheckbox', { name: 'Collapse attachments' });

  await activateByKeyboard(page, quick);
  await expect(menu.getByRole('menuitemradio').first()).toBeFocused();
  await page.keyboard.type('cc');
  await expectVisibleFocus(media);
  await expect(media).toHaveAttribute('aria-checked', 'false');
  await page.keyboard.press('Space');
  await expect(menu).toBeHidden();
  await expectVisibleFocus(quick);

  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('menuitem', { name: 'More settings' })).toBeFocused();
  for (const _ of ['Filters', 'Go to a date', 'a checkbox']) {
    await page.keyboard.press('ArrowUp');
  }
  await expect(menu.getByRole('menuitemcheckbox').last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(media).toBeFocused();
  await expect(media).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expectVisibleFocus(menu.getByRole('menuitemradio', { name: 'Only replies to me' }));
  await page.keyboard.press('Enter');
  await expect(quick).toBeFocused();

  await activateByKeyboard(page, main.getByRole('button', { name: 'Reload' }), 'Shift+Tab');
  await expectVisibleFocus(client.post('Post number 5.'));
  await expect(main.getByRole('button', { name: 'Reload' })).toHaveCount(0);

  await test.step('the menu opens another timeline', async () => {
    await activateByKeyboard(page, main.getByRole('button', { name: 'Home' }), 'Shift+Tab');
    await expectVisibleFocus(page.getByRole('menuitem').first());
    await page.keyboard.type('Loc');
    await expectVisibleFocus(page.getByRole('menuitem', { name: 'Local' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/main\/public$/);
    await expect(client.post('Post number 5.')).toBeVisible();
  });
});

test('Keyboard: closing the search focuses the found status, or without a result what had the focus before', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post('By the weir');
  await postMany(ada, 1, 30);
  const client = await openClient();
  const { page, main } = client;
  await page.goto('/main/all');
  await expect(client.post('Post number 30.')).toBeVisible();
  const open = main.getByRole('button', { name: 'Find in this timeline' });
  const field = main.getByRole('searchbox');

  await activateByKeyboard(page, open);
  await expect(field).toBeFocused();
  await page.keyboard.type('nowhere');
  await expect(main.getByText('0 matches in 20 posts')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expectVisibleFocus(open);

  await tabTo(page, client.post('Post number 30.'));
  await page.keyboard.press('Control+Shift+F');
  await expect(field).toBeFocused();
  await page.keyboard.type('number 14.');
  await page.keyboard.press('Enter');
  await expect(main.getByText('1 of 1')).toBeVisible();
  await expect(client.post('Post number 14.')).toBeInViewport();
  const bar = main.getByRole('search');
  const found = client.post('Post number 14.');
  expect((await found.boundingBox())?.y, 'under the bar').toBeGreaterThan(
    (await bottomOf(bar)) - 1,
  );

  await test.step('the found status is focused below a higher header too', async () => {
    const head = main.locator('header').first();
    await head.evaluate((element) => element.style.setProperty('block-size', '6rem'));
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(await bottomOf(head));
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => ((await found.boundingBox())?.y ?? 0) - (await bottomOf(bar)))
      .toBeGreaterThan(-1);
  });
  await tabTo(page, main.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(field).toHaveCount(0);
  await expectVisibleFocus(client.post('Post number 14.'));
  await page.keyboard.press('PageUp');
  await expectVisibleFocus(client.post('Post number 15.'));
});

test('Keyboard: loading older statuses moves the focus to them, and the feed can be left [R-TL-009]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await postMany(ada, 1, 25);
  const client = await openClient();
  const { page, main } = client;
  await setPreferences(client, { loadOlderOnScroll: false });
  await page.goto('/main/all');
  await tabTo(page, client.post('Post number 25.'));
  await page.keyboard.press('Control+End');
  await expectVisibleFocus(main.getByRole('button', { name: 'Load older posts' }));
  await page.keyboard.press('Enter');
  await expectVisibleFocus(client.post('Post number 5.'));
  await focusEachStatus(client, 5, 1);
  await page.keyboard.press('PageDown');
  await expect(client.post('Post number 1.')).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(client.posts.locator(':scope:focus-within')).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);

  await test.step('a conversation opens, and Back focuses the status', async () => {
    await activateByKeyboard(page, statusLink(client.post('Post number 1.')), 'Shift+Tab');
    await expect(page).toHaveURL(/\/notice\//);
    await expect(page.getByRole('heading', { name: 'Conversation', level: 1 })).toBeVisible();
    await expect(client.post('Post number 1.')).toBeInViewport();
    await expect(client.post('Post number 1.')).toBeFocused();
    /*
     * Playwright goes back, because a headless browser does not handle its own shortcuts for Back.
     */
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Conversation', level: 1 })).toHaveCount(0);
    await expect(client.post('Post number 1.')).toBeInViewport();
    await expect(client.post('Post number 1.')).toBeFocused();
  });
});

test('Keyboard: a gap is filled from either end, and the focus stays next to it [R-TL-034]', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await ada.post('The last before');
  const client = await openClient();
  const { page, main, watch } = client;
  const outage = await NetworkOutage.over(page);
  watch.expectOutage(instance.origin);
  await client.signIn(bela);
  await expect(client.post('The last before')).toBeVisible();
  await outage.waitForStream();
  await outage.begin();
  await expect(page.getByText(/Realtime connection lost/)).toBeVisible();
  await postMany(ada, 1, 115);
  await outage.end();
  await expect(client.post('Post number 115.')).toBeVisible();

  const gap = main.getByText(/aren’t loaded/);
  const fromTop = main.getByRole('button', { name: 'Load newer first' });
  const fromBottom = main.getByRole('button', { name: 'Load older first' });
  await tabTo(page, client.post('Post number 115.'));
  for (let number = 115; !(await client.isInViewport(gap)); number -= 1) {
    expect(number, 'a gap on the way down').toBeGreaterThan(1);
    await page.keyboard.press('PageDown');
    await expect(client.post(`Post number ${number - 1}.`)).toBeFocused();
  }
  await activateByKeyboard(page, fromBottom);
  await expect(client.post('Post number 1.')).toBeAttached();
  await expectVisibleFocus(fromBottom);
  await tabTo(page, fromTop, 'Shift+Tab');
  for (let fills = 0; (await gap.count()) > 0; fills += 1) {
    expect(fills, 'it closes').toBeLessThan(8);
    const response = page.waitForResponse(/\/timelines\/home/);
    await page.keyboard.press('Enter');
    await response;
    await expect(main.locator(':focus')).toHaveCount(1);
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  }
  await expect(main.getByRole('article').locator(':scope:focus')).toHaveCount(1);
});
