import { registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

/** Returns the string at a path in a response of the instance. */
function idOf(value: unknown, ...path: readonly string[]): string {
  let at = value;
  for (const name of path) at = Object.entries(at ?? {}).find(([key]) => key === name)?.[1];
  return String(at);
}

test('Status card: vote, react, bookmark, read the history and delete by keyboard [R-POLL-001 R-ACT-005 R-ACT-007 R-ACT-008 R-ACT-021]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const bela = await registerPerson(instance.origin, 'bela');
  const options = ['North', 'South'];
  const pollId = await ada.post('Where to on Saturday?', { poll: { options, expires_in: 3600 } });
  const edited = await ada.post('The hreon is back');
  await ada.call('PUT', `/api/v1/statuses/${edited}`, { status: 'The heron is back' });
  const fire = encodeURIComponent('🔥');
  await ada.call('PUT', `/api/v1/pleroma/statuses/${edited}/reactions/${fire}`);
  await bela.post('Nobody needs this');

  const client = await openClient();
  const { page } = client;
  await client.signIn(bela);
  await page.goto('/main/public');
  const truth = (id: string): Promise<unknown> => bela.call('GET', `/api/v1/statuses/${id}`);
  const choose = async (text: string, line: string): Promise<void> => {
    const more = client.post(text).getByRole('button', { name: 'More' });
    await more.focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: line, exact: true });
    await expect(item).toBeVisible();
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.type(line.slice(0, 3));
    if (line === 'Delete') await page.keyboard.press('ArrowDown');
    await expect(item).toBeFocused();
    await page.keyboard.press('Enter');
  };

  await test.step('a vote is sent', async () => {
    const post = client.post('Where to on Saturday?');
    const vote = post.getByRole('button', { name: 'Vote' });
    await expect(vote).toBeDisabled();
    await post.getByRole('radio', { name: 'North' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(post.getByRole('radio', { name: 'South' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(vote).toBeFocused();
    await page.keyboard.press('Enter');
    const results = post.getByRole('list', { name: 'Poll results' });
    await expect(results.getByRole('listitem').nth(1)).toContainText('100%');
    expect(idOf(await truth(pollId), 'poll', 'votes_count')).toBe('1');
  });

  await test.step('a reaction is added, and the accounts that reacted are shown', async () => {
    const pill = client
      .post('The heron is back')
      .getByRole('button', { name: /^Reactions with 🔥: / });
    await pill.focus();
    await page.keyboard.press('Enter');
    await expect(pill).toHaveAttribute('aria-pressed', 'true');
    await expect(pill).toHaveText(/2$/);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const accountList = page.getByRole('region', { name: 'People who reacted with 🔥' });
    await expect(accountList.getByRole('link')).toHaveText(['bela', 'ada']);
    await page.keyboard.press('Escape');
    await expect(accountList).toBeHidden();
    await expect(pill).toBeFocused();
  });

  await test.step('the status is bookmarked', async () => {
    await choose('The heron is back', 'Bookmark');
    await expect(
      client.post('The heron is back').getByRole('button', { name: 'More' }),
    ).toBeFocused();
    await expect.poll(async () => idOf(await truth(edited), 'bookmarked')).toBe('true');
  });

  await test.step('the edit history opens', async () => {
    await client
      .post('The heron is back')
      .getByRole('button', { name: /^Edited/ })
      .focus();
    await page.keyboard.press('Enter');
    const history = page.getByRole('dialog', { name: 'Edit history' });
    await expect(history.getByRole('listitem').first()).toContainText('The heron is back');
    await expect(history.getByRole('listitem').last()).toContainText('The hreon is back');
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();
    await expect(
      client.post('The heron is back').getByRole('button', { name: /^Edited/ }),
    ).toBeFocused();
  });

  await test.step('the status is deleted', async () => {
    await choose('Nobody needs this', 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete this post?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(client.post('Nobody needs this')).toBeHidden();
    await expect(client.posts).toHaveCount(2);
  });
});

test('Status card: in a low window the menu fits and all its items can be chosen', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const bela = await registerPerson(instance.origin, 'bela');
  // The page must be scrollable, because Chromium moves menus that overflow the window only on
  // pages that do not scroll.
  const texts = Array.from({ length: 8 }, (_, index) => `The heron is back, day ${index}`);
  for (const text of texts) await ada.post(text);
  const client = await openClient();
  const { page } = client;
  await page.setViewportSize({ width: 1000, height: 500 });
  await client.signIn(bela);
  await page.goto('/main/public');
  for (const text of texts.slice(-2)) {
    await client.post(text).getByRole('button', { name: 'More' }).click();
    const report = page.getByRole('menuitem', { name: 'Report' });
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
    await report.hover();
    await expect(report).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Escape');
    await expect(report).toBeHidden();
  }
});
