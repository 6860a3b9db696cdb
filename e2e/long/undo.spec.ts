import { authorAndFollower } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { clickMenuItem } from '../pages/status-menu.ts';

test('Undo: a deleted post returns to its place by the key z, and is deleted for good when its page is closed [R-ACT-028 R-ACT-029]', async ({
  instance,
  openClient,
}) => {
  const [ada] = await authorAndFollower(instance.origin);
  await ada.post('Older');
  const id = await ada.post('The heron is back');
  await ada.post('Newer');
  const client = await openClient();
  const { page } = client;
  await client.signIn(ada);
  const isOnServer = async (): Promise<boolean> =>
    (await fetch(`${instance.origin}/api/v1/statuses/${id}`)).ok;
  const remove = async (): Promise<void> => {
    await clickMenuItem(page, client.post('The heron is back'), 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Post deleted')).toBeVisible();
    await expect(client.post('The heron is back')).toHaveCount(0);
  };
  const texts = () =>
    page
      .getByRole('feed')
      .getByRole('article')
      .filter({ hasText: /Older|heron|Newer/ })
      .allInnerTexts();
  await remove();
  expect(await isOnServer()).toBe(true);
  await page.keyboard.press('z');
  await expect(client.post('The heron is back')).toBeVisible();
  expect((await texts()).map((text) => /Older|heron|Newer/.exec(text)?.[0])).toEqual([
    'Newer',
    'heron',
    'Older',
  ]);
  await expect(page.getByText('Post deleted')).toHaveCount(0);

  await remove();
  await page.goto('about:blank');
  await expect.poll(isOnServer).toBe(false);
});

test('Undo: undoing the block of a followed account follows it again, and the notice says that it does not follow back [R-REL-020]', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await ada.post('The heron is back');
  const client = await openClient();
  const { page } = client;
  await client.signIn(bela);
  await page.goto(`/${ada.username}`);
  await page.getByRole('button', { name: `More options for @${ada.username}` }).click();
  await page.getByRole('menuitem', { name: 'Block', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  const notice = page.getByText(`@${ada.username} blocked`);
  await notice.hover();
  await page.locator('[data-notice]').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Following' })).toBeVisible();
});
