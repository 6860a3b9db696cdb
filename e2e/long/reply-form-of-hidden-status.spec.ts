import { authorAndFollower, accountIdOf, registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseMenuItem } from '../pages/status-menu.ts';

test('Filters: a reply form keeps its text and the focus when its status becomes hidden, and releases both when it is closed [R-FILT-003]', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  const ines = await registerPerson(instance.origin, 'ines');
  await ada.post('Nothing but rain');
  await ada.post('@ines where is the heron?');
  await bela.call('POST', `/api/v1/accounts/${await accountIdOf(ines)}/mute`);
  const client = await openClient();
  const { page, main, replyForm } = client;
  const lists = Promise.withResolvers<void>();
  await page.route('**/api/v1/mutes*', async (route) => {
    await lists.promise;
    await route.continue();
  });
  await client.signIn(bela);
  await client.openReply('heron?');
  const text = replyForm.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeFocused();
  await page.keyboard.type('By weir');
  for (let back = 0; back < 4; back += 1) await text.press('ArrowLeft');
  lists.resolve();
  await expect(client.post('Mentions someone you muted')).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.type('the ');
  await expect(text).toHaveValue(/By the weir$/);

  await replyForm.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(replyForm).toHaveCount(0);
  await expect(client.post('Mentions somebody')).toHaveCount(0);
  await expect(client.post('Nothing but rain')).toBeFocused();
  await expect(main.getByText('1 post is hidden by your filters')).toBeVisible();
});

test('Filters: an unfinished reply stays when its conversation is muted from the menu', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await ada.post('Nothing but rain');
  await ada.post('A talk without end');
  const client = await openClient();
  const { page, replyForm } = client;
  await client.signIn(bela);
  await client.openReply('A talk');
  const text = replyForm.getByRole('textbox', { name: 'Text' });
  await text.pressSequentially('but mine');
  await chooseMenuItem(page, client.post('A talk'), 'Mute conversation');
  const collapsed = client.post('Muted conversation');
  await expect(collapsed).toBeVisible();
  await expect(collapsed).toBeFocused();
  await expect(text).toHaveValue(/but mine$/);
  await replyForm.getByRole('button', { name: 'Cancel' }).click();
  await expect(collapsed).toHaveCount(0);
  await expect(client.post('Nothing but rain')).toBeFocused();
});
