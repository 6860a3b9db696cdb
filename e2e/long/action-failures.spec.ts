import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectVisibleFocus, activateByKeyboard } from '../pages/keys.ts';
import { chooseMenuItem } from '../pages/status-menu.ts';

test('Errors: a favourite that fails after its status left the screen is shown as a notice and on the status', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  for (let number = 1; number <= 60; number += 1) await ada.post(`Post number ${number}.`);
  const client = await openClient();
  await client.signIn(ada);
  const { page, main, watch } = client;
  const post = client.post('Post number 60.');
  watch.expectFailure(/favourite/, /status of 500/);
  const gate = Promise.withResolvers<void>();
  await page.route('**/favourite', async (route) => {
    await gate.promise;
    await route.fulfill({ status: 500 });
  });
  await post.getByRole('button', { name: 'Like' }).click();
  /* Focuses another status first, since the list keeps the row with the focus rendered. */
  await client.post('Post number 59.').focus();
  await client.scrollUntilVisible(client.post('Post number 5.'));
  await expect(post).toHaveCount(0);
  gate.resolve();
  await expect(page.getByText('“Like” failed: The server had a problem, try again')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(main.getByRole('alert')).toContainText('“Like” failed: The server had a problem');
  await expect(post.getByRole('alert')).toBeVisible();
  await page.unroute('**/favourite');
  await post.getByRole('button', { name: 'Try again' }).click();
  await expect(post.getByRole('button', { name: 'Like', pressed: true })).toHaveText('1');
  await expect(post.getByRole('alert')).toHaveCount(0);
});

test('Errors: removing the last reaction by keyboard keeps the focus on the status, whatever the response', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const id = await ada.post('Warm');
  await ada.call('PUT', `/api/v1/pleroma/statuses/${id}/reactions/${encodeURIComponent('🔥')}`);
  const client = await openClient();
  await client.signIn(ada);
  const { page, watch } = client;
  const post = client.post('Warm');
  const pill = post.getByRole('button', { name: 'Reactions with 🔥: 1' });
  watch.expectFailure(/reactions/, /status of 500/);
  const gate = Promise.withResolvers<void>();
  await page.route('**/reactions/*', async (route) => {
    await gate.promise;
    await route.fulfill({ status: 500 });
  });
  await pill.focus();
  await page.keyboard.press('Enter');
  await expect(pill).toHaveCount(0);
  await expect(post).toBeFocused();
  gate.resolve();
  await expect(post.getByRole('alert')).toContainText('Reaction 🔥');
  await expect(pill).toBeVisible();
  await expect(post).toBeFocused();
});

test('Errors: cancelling the retry of a deletion restores its error and the focus', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const id = await ada.post('Better left unsaid');
  const client = await openClient();
  await client.signIn(ada);
  const { page, watch } = client;
  const post = client.post('Better left unsaid');
  watch.expectFailure(new RegExp(id), /status of 500/);
  await page.route(`**/statuses/${id}`, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await chooseMenuItem(page, post, 'Delete');
  const question = page.getByRole('dialog', { name: 'Delete this post?' });
  await activateByKeyboard(page, question.getByRole('button', { name: 'Delete' }));
  const retryButton = post.getByRole('button', { name: 'Try again' });
  await activateByKeyboard(page, retryButton);
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(post.getByRole('alert')).toContainText('“Delete” failed: The server had a problem');
  await expectVisibleFocus(retryButton);
});
