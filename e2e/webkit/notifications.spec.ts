import { authorAndFollower } from '../fixtures/person.ts';
import { expect, test } from './test.ts';

test('Notifications: are listed, arrive, open their status and are marked as read', async ({
  instance,
  client,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  const heron = await ada.post('The heron is back');
  await bela.call('POST', `/api/v1/statuses/${heron}/favourite`);
  const { page } = client;
  const main = page.role('main');
  await client.signIn(ada);

  await test.step('the column lists the notifications', async () => {
    await page.css('section', { name: 'Notifications' }).text('liked your post').expectVisible();
  });
  await test.step('the page lists the notifications', async () => {
    await client.goto('/ada/notifications');
    await main.text('liked your post').expectVisible();
  });
  await test.step('a mention arrives', async () => {
    await bela.post('@ada Where does it stand?');
    await main.text('Where does it stand?').expectVisible();
  });
  await test.step('the notifications are marked as read', async () => {
    await main.role('button', 'Mark as read').click();
    await main.css('button[aria-disabled=true]', { name: 'Mark as read' }).expectVisible();
  });
  await test.step('a mention opens its conversation', async () => {
    await main.css('article a:has(time)').click();
    await page.role('heading', 'Conversation').expectVisible();
    await expect.poll(() => client.driver.url()).toContain('/notice/');
  });
});
