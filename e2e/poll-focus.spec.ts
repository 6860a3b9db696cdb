import { register } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { expectFocusSeen, pressByKeys, tabTo } from './pages/keys.ts';

test('a vote that fails leaves the focus at its button, and one that counts at the post', async ({
  instance,
  openClient,
}) => {
  const ada = await register(instance.origin, 'ada');
  const bela = await register(instance.origin, 'bela');
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
  await pressByKeys(page, vote);
  await expect(post.getByRole('alert')).toContainText('The server had a problem');
  await expectFocusSeen(vote);

  await pressByKeys(page, post.getByRole('button', { name: 'Dismiss' }));
  await expect(post.getByRole('alert')).toHaveCount(0);
  await expectFocusSeen(vote);

  await page.keyboard.press('Enter');
  await expect(post.getByRole('alert')).toBeVisible();
  await page.unroute('**/votes');
  await pressByKeys(page, post.getByRole('button', { name: 'Try again' }));
  await expect(post.getByRole('list', { name: 'Poll results' })).toBeVisible();
  await expectFocusSeen(post);
});
