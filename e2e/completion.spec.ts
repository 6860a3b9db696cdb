import { authorAndFollower } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

test('Composer: completes a name and an emoji, and inserts one from the picker', async ({
  instance,
  openClient,
}) => {
  const [, bela] = await authorAndFollower(instance.origin);
  const client = await openClient();
  const { page, composer } = client;
  await client.signIn(bela);
  const text = composer.getByRole('textbox', { name: 'Text' });
  const suggestions = page.getByRole('listbox').getByRole('option');
  await text.pressSequentially('@ad');
  await expect(suggestions.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('@ada ');
  await text.pressSequentially(':eagl');
  await expect(suggestions.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue(/^@ada 🦅/u);
  await composer.getByRole('button', { name: 'Emoji', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search emoji' }).fill('owl');
  await page.getByRole('button', { name: 'owl', exact: true }).click();
  await expect(text).toHaveValue(/🦉/u);
});
