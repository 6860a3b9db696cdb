import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectVisibleFocus, activateByKeyboard, tabTo } from '../pages/keys.ts';

test('Polls: a failed vote keeps the focus on its button, a successful one moves it to the status', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const bela = await registerPerson(instance.origin, 'bela');
  await bela.post('Where to?', { poll: { options: ['North', 'South'], expires_in: 3600 } });
  const client = await openClient();
  const { page, watch } = client;
  await client.signIn(ada);
  await page.goto('/main/public');
  watch.expectFailure(/\/votes$/, /status of 500/);
  await page.route('**/votes', (route) => route.fulfill({ status: 500, json: { error: 'No' } }));

  const post = client.post('Where to?');
  const vote = post.getByRole('button', { name: 'Vote' });
  await tabTo(page, post.getByRole('radio', { name: 'North' }));
  await page.keyboard.press('Space');
  await activateByKeyboard(page, vote);
  await expect(post.getByRole('alert')).toContainText('The server had a problem');
  await expectVisibleFocus(vote);

  await activateByKeyboard(page, post.getByRole('button', { name: 'Dismiss' }));
  await expect(post.getByRole('alert')).toHaveCount(0);
  await expectVisibleFocus(vote);

  await page.keyboard.press('Enter');
  await expect(post.getByRole('alert')).toBeVisible();
  await page.unroute('**/votes');
  await activateByKeyboard(page, post.getByRole('button', { name: 'Try again' }));
  await expect(post.getByRole('list', { name: 'Poll results' })).toBeVisible();
  await expectVisibleFocus(post);
});

test('Polls: a vote that fails after its status left the screen is shown as a notice and on the poll', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  for (let number = 1; number <= 60; number += 1) await ada.post(`Post number ${number}.`);
  const bela = await registerPerson(instance.origin, 'bela');
  await bela.post('Where to?', { poll: { options: ['North', 'South'], expires_in: 3600 } });
  const client = await openClient();
  const { page, watch } = client;
  await client.signIn(ada);
  await page.goto('/main/public');
  watch.expectFailure(/\/votes$/, /status of 500/);
  const gate = Promise.withResolvers<void>();
  await page.route('**/votes', async (route) => {
    await gate.promise;
    await route.fulfill({ status: 500, json: { error: 'No' } });
  });
  const post = client.post('Where to?');
  await post.getByRole('radio', { name: 'North' }).check();
  await post.getByRole('button', { name: 'Vote' }).click();
  /* Focuses another status first, since the list keeps the row with the focus rendered. */
  await client.post('Post number 60.').focus();
  await client.scrollUntilVisible(client.post('Post number 5.'));
  await expect(post).toHaveCount(0);
  gate.resolve();
  await expect(page.getByText('“Vote” failed: The server had a problem, try again')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(post.getByRole('alert')).toContainText('The server had a problem');
  await expect(post.getByRole('radio', { name: 'North' })).toBeChecked();
  await page.unroute('**/votes');
  await post.getByRole('button', { name: 'Try again' }).click();
  await expect(post.getByRole('list', { name: 'Poll results' })).toBeVisible();
  await expect(post.getByRole('alert')).toHaveCount(0);
});
