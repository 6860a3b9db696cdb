import type { Locator } from '@playwright/test';
import { accessibilityViolations } from './fixtures/accessibility-violations.ts';
import { responseId } from './fixtures/response-id.ts';
import { type Person, authorAndFollower, registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { activateByKeyboard, tabTo } from './pages/keys.ts';
import { collapsedTreePreferences, setPreferences } from './pages/preferences.ts';
import { expectTopPosition, openStatusPage, scrollToStatus, sampleText } from './pages/reading.ts';

/** Posts the keys of `answers`, each as reply to its value. Resolves to the ids by key. */
async function postConversation(
  who: readonly Person[],
  answers: Readonly<Record<string, string | null>>,
  length = 1,
): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  let turn = 0;
  for (const [name, to] of Object.entries(answers)) {
    const more = to === null ? {} : { in_reply_to_id: ids[to] };
    const text = `Words of ${name}! ${sampleText.repeat(length + (turn % 3))}`;
    ids[name] = (await who[turn % who.length]?.post(text, more)) ?? '';
    turn += 1;
  }
  return ids;
}

/** Returns a chain of replies for `postConversation`, each to the previous one. */
function lineOf(length: number): Record<string, string | null> {
  return Object.fromEntries(
    Array.from({ length }, (_, index) => [String(index + 1), index === 0 ? null : String(index)]),
  );
}

test('Conversation: keeps the status in place while its context loads; Back, Forward and reload restore the position [R-CONV-001]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const bela = await registerPerson(instance.origin, 'bela');
  await postConversation([ada, bela], lineOf(24), 2);
  const client = await openClient();
  const { page } = client;
  await page.goto('/main/all');
  await expect(client.post('Words of 24!')).toBeVisible();
  const read = client.post('Words of 12!');
  await scrollToStatus(client, read);
  const before = await client.topOf(read);

  const gate = Promise.withResolvers<void>();
  await page.route('**/context', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await openStatusPage(client, read);
  await expect(client.posts).toHaveCount(1);
  await expect(read).toBeInViewport({ ratio: 0.9 });
  const place = await client.topOf(read);

  await test.step('the status keeps its place while replies load above and below', async () => {
    gate.resolve();
    await expect(client.post('Words of 11!')).toBeAttached();
    await expect(client.post('Words of 13!')).toBeVisible();
    await expectTopPosition(client, read, place);
  });

  await test.step('Back opens the timeline, and Forward the conversation at its position', async () => {
    await page.goBack();
    await expectTopPosition(client, read, before);
    await page.goForward();
    await expect(client.post('Words of 13!')).toBeAttached();
    await expectTopPosition(client, read, place);
  });

  const other = client.post('Words of 18!');
  await scrollToStatus(client, other);
  const further = await client.topOf(other);
  /* The reading position is saved at most a few times per second. */
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('thread/');

  await test.step('Forward and reload restore the reading position', async () => {
    await page.goBack();
    await expectTopPosition(client, read, before);
    await page.goForward();
    await expectTopPosition(client, other, further);
    await page.reload();
    await expectTopPosition(client, other, further);
  });
});

test('Conversation: shows a new reply by another account and marks it as new', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  const ids = await postConversation([ada], { root: null, one: 'root' });
  const client = await openClient();
  const { page } = client;
  await client.signIn(bela);
  await page.goto(`/notice/${ids['root']}`);
  await expect(client.post('Words of one!')).toBeVisible();
  await expect(client.main.getByText('New', { exact: true })).toHaveCount(0);
  const place = await client.topOf(client.post('Words of root!'));
  await ada.post('Words that come late!', { in_reply_to_id: ids['root'] });
  await expect(client.post('Words that come late!')).toBeVisible();
  await expect(client.main.getByText('New', { exact: true })).toHaveCount(1);
  await expect(client.post('Words that come late!')).toHaveAccessibleDescription(/New/);
  await expectTopPosition(client, client.post('Words of root!'), place);
});

test('Conversation: explains a deleted parent, and the page of a reblog shows the original once [R-CONV-010]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const bela = await registerPerson(instance.origin, 'bela');
  const ids = await postConversation([ada, bela], { root: null, one: 'root', two: 'one' });
  const repeat = await bela.call('POST', `/api/v1/statuses/${ids['root']}/reblog`);
  const client = await openClient();
  const { page } = client;
  await page.goto(`/notice/${responseId(repeat)}`);
  await expect(client.post('Words of two!')).toBeVisible();
  await expect(client.post('Words of root!')).toHaveCount(1);
  await expect(client.main.getByText(/isn’t available/)).toHaveCount(0);

  await bela.call('DELETE', `/api/v1/statuses/${ids['one']}`);
  await page.goto(`/notice/${ids['two']}`);
  await expect(client.main.getByText(/The original post isn’t available/)).toBeVisible();
  await expect(client.post('Words of two!')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('Conversation: opening one in a timeline keeps its status in place, and closing restores the timeline [R-CONV-002 R-CONV-003 R-STATUS-004]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const bela = await registerPerson(instance.origin, 'bela');
  await postConversation([ada, bela], lineOf(8));
  for (let number = 1; number <= 12; number += 1) {
    await ada.post(`Something else ${number}. ${sampleText}`);
  }
  const client = await openClient();
  const { page, main } = client;
  await setPreferences(client, collapsedTreePreferences(20));
  await page.goto('/main/all');
  await expect(client.post('Something else 12.')).toBeVisible();
  const read = client.post('Words of 5!');
  await scrollToStatus(client, read);
  const place = await client.topOf(read);
  await read.getByRole('button', { name: 'Show conversation here' }).click();
  const section = main.getByRole('region', { name: 'Conversation' });
  const inside = section.getByRole('article').filter({ hasText: 'Words of 5!' });
  await expect(section.getByRole('article')).toHaveCount(8);
  await expectTopPosition(client, inside, place);

  const hide = section.getByRole('button', { name: 'Hide replies' });
  await hide.nth(4).click();
  await expect(section.getByRole('article').filter({ hasText: 'Words of' })).toHaveCount(5);
  await expectTopPosition(client, inside, place);
  await section.getByRole('button', { name: 'Hide conversation' }).first().click();
  await expect(section).toHaveCount(0);
  await expect(read).toBeFocused();
  await expect(read).toBeInViewport({ ratio: 0.9 });
  await read.getByRole('button', { name: 'Show conversation here' }).click();
  await expect(section.getByRole('article')).toHaveCount(8);
});

test('Conversation: Back, Forward and reload restore a tree at the same status and position [R-CONV-001]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const ids = await postConversation([ada], { ...lineOf(8), side: '1' }, 2);
  const client = await openClient();
  const { page, main } = client;
  await setPreferences(client, collapsedTreePreferences(3));
  await page.goto(`/notice/${ids['1']}`);
  for (const name of ['5 more replies', '3 more replies', '1 more reply']) {
    await main.getByRole('button', { name }).click();
  }
  const read = client.post('Words of 7!');
  await scrollToStatus(client, read);
  const place = await client.topOf(read);
  await openStatusPage(client, read);
  await expect(page).toHaveURL(new RegExp(`${ids['7']}$`));
  await page.goBack();
  await expectTopPosition(client, read, place);
  await expect(read).toBeFocused();
  await expect(client.post('Words of 8!')).toBeAttached();
  await page.reload();
  await expectTopPosition(client, read, place);
});

test('Conversation: faded ancestors are legible [R-CONV-017]', async ({ instance, openClient }) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const bela = await registerPerson(instance.origin, 'bela');
  const root = await ada.post('@bela Words of root! #heron');
  const one = await bela.post('@ada Words of one!', { in_reply_to_id: root });
  const two = await ada.post('@bela Words of two!', { in_reply_to_id: one });
  const client = await openClient();
  const { page } = client;
  await setPreferences(client, {
    conversationDisplay: 'tree',
    conversationTreeFadeAncestors: true,
  });
  await page.goto(`/notice/${two}`);
  await expect(client.post('Words of root!')).toBeVisible();
  await page.mouse.move(2, 2);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('Conversation: a tree is operated by keyboard: hide, show, open branch, leave, show all, expand; the focus is never lost [R-CONV-005 R-CONV-006 R-CONV-007 R-CONV-008 R-CONV-015 R-CONV-016 R-CONST-089 R-CONST-090]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const bela = await registerPerson(instance.origin, 'bela');
  const ids = await postConversation([ada, bela], {
    root: null,
    one: 'root',
    two: 'one',
    other: 'root',
    three: 'two',
    four: 'three',
  });
  const client = await openClient();
  const { page, main } = client;
  await setPreferences(client, collapsedTreePreferences(4));
  await page.goto(`/notice/${ids['root']}`);
  await expect(client.post('Words of other!')).toBeVisible();
  await expect(client.post('Words of four!')).toHaveCount(0);
  const post = (name: string): Locator => client.post(`Words of ${name}!`);
  const activate = (button: Locator): Promise<void> => activateByKeyboard(page, button);

  await test.step('a branch at the bottom of the window is expanded', async () => {
    const expandButton = main.getByRole('button', { name: '1 more reply' });
    const below = (page.viewportSize()?.height ?? 0) - 60;
    await tabTo(page, expandButton);
    await expandButton.evaluate((element, bottom) => {
      window.scrollBy({ top: element.getBoundingClientRect().top - bottom });
    }, below);
    await page.keyboard.press('Enter');
    await expect(post('four')).toBeFocused();
    await expect(post('four')).toHaveAccessibleName(/Words of four!/);
    const top = await client.topOf(post('four'));
    const height = await post('four').evaluate((element) => element.clientHeight);
    const windowHeight = page.viewportSize()?.height ?? 0;
    expect(top).toBeGreaterThanOrEqual(99);
    expect(top + height).toBeLessThanOrEqual(windowHeight - 49);
  });
  await test.step('keys move between statuses', async () => {
    await page.keyboard.press('PageUp');
    await expect(post('three')).toBeFocused();
    for (const name of ['two', 'one']) {
      await page.keyboard.press('PageUp');
      await expect(post(name)).toBeFocused();
    }
  });
  await test.step('a branch is hidden and shown', async () => {
    await activate(post('one').getByRole('button', { name: 'Hide replies' }));
    await expect(post('two')).toHaveCount(0);
    const show = post('one').getByRole('button', { name: 'Show replies' });
    await expect(show).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(post('four')).toBeVisible();
    await expect(post('one').getByRole('button', { name: 'Hide replies' })).toBeFocused();
  });
  await test.step('two branches are opened, one is left, and all statuses are shown', async () => {
    await activate(post('one').getByRole('button', { name: 'Show only this branch' }));
    await expect(post('other')).toHaveCount(0);
    await expect(post('one')).toBeFocused();
    await activate(post('two').getByRole('button', { name: 'Show only this branch' }));
    await expect(post('two')).toBeFocused();
    expect(await accessibilityViolations(page)).toEqual([]);
    await main.getByRole('button', { name: 'Back to the previous branch' }).focus();
    await page.keyboard.press('Enter');
    await expect(main.getByRole('button', { name: 'Back to the previous branch' })).toHaveCount(0);
    await expect(post('two')).toBeFocused();
    await main.getByRole('button', { name: 'Show full conversation' }).focus();
    await page.keyboard.press('Enter');
    await expect(post('other')).toBeVisible();
    await expect(post('one')).toBeFocused();
  });
});

test('Conversation: opens a followers-only status that responds 404 until the session is known', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  const id = await ada.post('For my followers', { visibility: 'private' });
  const client = await openClient();
  const { page, main, watch } = client;
  watch.expectFailure(/\/notice\//, /status of 404/);
  await client.signIn(bela);
  const response = await page.goto(`/notice/${id}`);
  expect(response?.status()).toBe(404);
  await expect(client.post('For my followers')).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
});
