import { authorAndFollower, accountIdOf } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { setPreferences } from '../pages/preferences.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test('Composer: a delayed post can be cancelled from far down in a timeline', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  for (let number = 1; number <= 20; number += 1) await ada.post(`Post ${number}. `.repeat(30));
  const client = await openClient();
  const { page } = client;
  await setPreferences(client, { postHold: 60 }, await accountIdOf(bela));
  await client.signIn(bela);
  await expect(client.post('Post 20.')).toBeVisible();
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 3_000);
  await expect(client.post('Post 20.')).not.toBeInViewport();
  await page.getByRole('button', { name: 'New post' }).click();
  const text = page.getByRole('dialog').getByRole('textbox', { name: 'Text' });
  await text.fill('The heron is back');
  await page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeInViewport();
  await undo.click();
  await expect(text).toHaveValue('The heron is back');
});
