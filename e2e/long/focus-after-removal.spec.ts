import { authorAndFollower, registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectVisibleFocus, activateByKeyboard, tabTo } from '../pages/keys.ts';
import { chooseMenuItem } from '../pages/status-menu.ts';

test('Keyboard: a muted conversation is replaced by an undo notice and the next status gets the focus [R-ACT-006]', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await ada.post('Older than the rest');
  await ada.post('Where is the heron?');
  await ada.post('Newer than the rest');
  const client = await openClient();
  const { page } = client;
  await client.signIn(bela);
  await chooseMenuItem(page, client.post('Where is the heron?'), 'Mute conversation');
  await expect(client.post('Where is the heron?')).toHaveCount(0);
  await expectVisibleFocus(client.post('Older than the rest'));
  const notice = page.getByRole('status').filter({ hasText: 'Conversation muted' });
  await expect(notice).toBeVisible();

  await activateByKeyboard(page, notice.getByRole('button', { name: 'Undo' }));
  await expectVisibleFocus(client.post('Where is the heron?'));
  await expect(notice).toHaveCount(0);

  await test.step('when the last status is muted, the previous one gets the focus', async () => {
    await chooseMenuItem(page, client.post('Older than the rest'), 'Mute conversation');
    await expect(client.post('Older than the rest')).toHaveCount(0);
    await expectVisibleFocus(client.post('Where is the heron?'));
  });
});

test('Keyboard: deleting a status in an open conversation keeps the focus [R-ACT-008]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const id = await ada.post('Better left unsaid');
  const client = await openClient();
  const { page } = client;
  await client.signIn(ada);
  await page.goto(`/notice/${id}`);
  await chooseMenuItem(page, client.post('Better left unsaid'), 'Delete');
  const question = page.getByRole('dialog', { name: 'Delete this post?' });
  await activateByKeyboard(page, question.getByRole('button', { name: 'Delete' }));
  const post = client.post('This post was deleted');
  await expect(post).toBeVisible();
  await expectVisibleFocus(post);
});

test('Keyboard: Ctrl+End in an auto-loading feed goes to its end, which stays in place', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  for (let number = 1; number <= 45; number += 1) await ada.post(`Post number ${number}.`);
  const client = await openClient();
  const { page, main } = client;
  await page.goto('/main/all');
  await tabTo(page, client.post('Post number 45.'));
  await page.keyboard.press('Control+End');
  const more = main.getByRole('button', { name: 'Load older posts' });
  await expectVisibleFocus(more);
  await page.keyboard.press('Enter');
  await expectVisibleFocus(client.post('Post number 25.'));
  await page.keyboard.press('Control+End');
  await expectVisibleFocus(more);
});
