import { authorAndFollower, postQuestionAndAnswer } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectVisibleFocus, tabTo } from '../pages/keys.ts';
import { chooseMenuItem } from '../pages/status-menu.ts';

test('Removed statuses: deleting a status while its history is open shows a notice and focuses the next one', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await ada.post('Older than the rest');
  const id = await ada.post('The hreon is back');
  await ada.call('PUT', `/api/v1/statuses/${id}`, { status: 'The heron is back' });
  const client = await openClient();
  const { page } = client;
  await client.signIn(bela);
  const post = client.post('The heron is back');
  await chooseMenuItem(page, post, 'Edit history');
  const window = page.getByRole('dialog', { name: 'Edit history' });
  await expect(window.getByRole('listitem')).toHaveCount(2);
  await ada.call('DELETE', `/api/v1/statuses/${id}`);
  await expect(post).toHaveCount(0);
  await expect(window).toHaveCount(0);
  await expect(page.getByText('Post deleted')).toBeVisible();
  await expect(client.post('Older than the rest')).toBeFocused();
});

test('Removed statuses: deleting a reply while its source is open keeps the focus and updates the count', async ({
  instance,
  openClient,
}) => {
  const { ada, bela, root, wall } = await postQuestionAndAnswer(instance.origin);
  const client = await openClient();
  const { page } = client;
  await client.signIn(bela);
  await page.goto(`/notice/${root}`);
  const replies = client.post('Where is the heron?').getByRole('button', { name: '1 reply' });
  await expect(replies).toBeVisible();
  await chooseMenuItem(page, client.post('On the wall.'), 'View source');
  const window = page.getByRole('dialog', { name: 'Source' });
  await expect(window).toContainText('On the wall.');
  await ada.call('DELETE', `/api/v1/statuses/${wall}`);
  await expect(window).toHaveCount(0);
  await expect(client.post('This post was deleted')).toBeFocused();
  await expect(replies).toHaveCount(0);
});

test('Removed statuses: a reaction removed by another account and a refetched account list keep the focus nearby', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  const id = await ada.post('Warm');
  const path = `/api/v1/pleroma/statuses/${id}/reactions/${encodeURIComponent('🔥')}`;
  await ada.call('PUT', path);
  const client = await openClient();
  const { page, watch } = client;
  await client.signIn(bela);
  const post = client.post('Warm');
  const pill = post.getByRole('button', { name: 'Reactions with 🔥: 1' });
  watch.expectFailure(/reactions\?/, /status of 500/);
  await page.route('**/reactions?*', (route) => route.fulfill({ status: 500, json: {} }));
  await tabTo(page, pill);
  const accounts = post.getByRole('region', { name: 'People who reacted with 🔥' });
  const retryButton = accounts.getByRole('button', { name: 'Try again' });
  await tabTo(page, retryButton);
  await page.unroute('**/reactions?*');
  await page.keyboard.press('Enter');
  await expect(accounts.getByRole('link').first()).toBeVisible();
  expect(await accounts.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await post.focus();
  await expect(accounts).toHaveCount(0);

  await tabTo(page, pill);
  await ada.call('DELETE', path);
  /* The stream sends no reactions alone, but with an edit it sends the current ones. */
  await ada.call('PUT', `/api/v1/statuses/${id}`, { status: 'Warm again' });
  await expect(pill).toHaveCount(0);
  await expectVisibleFocus(post);
});
