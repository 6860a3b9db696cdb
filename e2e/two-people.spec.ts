import { authorAndFollower, follow } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

test('Instance: a post, a reply and a favourite reach another account live, through two crashes [R-AUTH-001 R-AUTH-002 R-TL-006 R-INST-002 R-INST-015 R-INST-018 R-INST-020]', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await follow(ada, bela);
  const [a, b] = [await openClient(), await openClient()];
  await a.signIn(ada);
  await b.signIn(bela);
  await expect(b.page.getByText('No posts')).toBeVisible();
  /* Above the posts are the first steps, so that a reply scrolls the page, and later posts wait. */
  for (const { main } of [a, b]) await main.getByRole('button', { name: 'Dismiss' }).click();

  await test.step('B sees A’s post within a second without a reload [R-STREAM-015 R-COMP-001 R-COMP-020]', async () => {
    await a.write('The heron is back on the canal wall');
    await expect(b.post('The heron is back')).toBeVisible({ timeout: 1_000 });
  });

  await test.step('B replies, A favourites the reply, B is notified and sees the count [R-STREAM-018 R-ACT-001 R-STATUS-013]', async () => {
    await b.reply('The heron is back', 'Third morning running!');
    await expect(a.post('Third morning running!')).toBeVisible();
    await a.post('Third morning running!').getByRole('button', { name: 'Like' }).click();
    await expect(b.notifications.getByText('liked your post')).toBeVisible();
    await expect(b.post('Third morning running!').getByRole('button', { name: 'Like' })).toHaveText(
      '1',
    );
  });

  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    await test.step(`the server stops by ${signal} and restarts; both continue`, async () => {
      for (const { watch } of [a, b]) watch.expectOutage(instance.origin);
      await instance.kill(signal);
      await instance.start();
      await ada.post(`Posted elsewhere after ${signal}`);
      await expect(b.post(`Posted elsewhere after ${signal}`)).toBeVisible();
      await a.write(`Still here after ${signal}`);
      await expect(b.post(`Still here after ${signal}`)).toBeVisible();
    });
  }

  await test.step('nothing is missing or duplicated', async () => {
    for (const client of [a, b]) {
      for (const text of [
        'Still here after SIGTERM',
        'Posted elsewhere after SIGTERM',
        'Still here after SIGKILL',
        'Posted elsewhere after SIGKILL',
        'Third morning running!',
        'The heron is back',
      ]) {
        await expect(client.post(text)).toHaveCount(1);
      }
      await expect(client.main.getByText(/aren’t loaded/)).toHaveCount(0);
    }
  });
});
