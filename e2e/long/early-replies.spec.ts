import { authorAndFollower } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';

test('what is typed before the reply form’s code has come stays when its post is deleted meanwhile', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  const id = await ada.post('Where is the heron?');
  await ada.post('Where is the crane?');
  const client = await openClient();
  const { page, replyForm } = client;
  await client.signIn(bela);
  const held = Promise.withResolvers<void>();
  await page.route(/reply-form/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  const reply = client.post('Where is the heron?').getByRole('button', { name: 'Reply' });
  await reply.focus();
  await page.keyboard.press('Enter');
  const early = page.getByRole('textbox', { name: 'Reply' });
  await expect(early).toBeFocused();
  await page.keyboard.type('By the weir');
  await ada.call('DELETE', `/api/v1/statuses/${id}`);
  await expect(client.post('This post was deleted')).toBeVisible();
  await expect(early).toBeFocused();
  await page.keyboard.type(', I ');

  held.resolve();
  const text = replyForm.getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveValue('@ada By the weir, I ');
  await expect(replyForm.getByRole('alert')).toContainText('was deleted');
  await expect(text).toBeFocused();
  await page.keyboard.type('think');
  await expect(text).toHaveValue('@ada By the weir, I think');
});

test('where the reply form’s code does not come, its field stays with text and focus, and trying again goes on from them', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await ada.post('Where is the heron?');
  const client = await openClient();
  const { page, watch, replyForm } = client;
  await client.signIn(bela);
  watch.expectFailure(/\/assets\/reply-form-/, /ERR_FAILED/);
  const held = Promise.withResolvers<void>();
  let fails = true;
  await page.route(/\/assets\/reply-form-/, async (route) => {
    await held.promise;
    await (fails ? route.abort() : route.fallback());
  });
  await page.reload();
  const post = client.post('Where is the heron?');
  const early = post.getByRole('textbox', { name: 'Reply' });
  const reply = post.getByRole('button', { name: 'Reply', exact: true });
  await reply.focus();
  await page.keyboard.press('Enter');
  await expect(early).toBeFocused();
  await page.keyboard.type('By weir');
  for (let back = 0; back < 4; back += 1) await page.keyboard.press('ArrowLeft');
  held.resolve();
  const again = post.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(early).toBeFocused();
  await page.keyboard.type('the ');
  await expect(early).toHaveValue('By the weir');

  await again.click();
  await expect(again).toBeVisible();
  await expect(early).toBeFocused();
  fails = false;
  await again.click();
  const text = replyForm.getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveValue('@ada By the weir');
  await expect(text).toBeFocused();
  await expect(early).toHaveCount(0);
});
