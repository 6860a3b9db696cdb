import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseTool } from '../pages/composer-menu.ts';

test('Composer: an unattached drawing survives a reload line by line', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page, composer } = client;
  await client.signIn(ada);
  const dialog = page.getByRole('dialog', { name: 'Draw' });
  const canvas = dialog.getByRole('application');
  const done = dialog.getByRole('button', { name: 'Attach drawing' });
  const undo = dialog.getByRole('button', { name: 'Undo' });
  await chooseTool(composer, 'Draw an image');
  await canvas.focus();
  for (let line = 1; line <= 2; line += 1) {
    for (const key of ['Space', 'Shift+ArrowRight', 'Space', 'ArrowDown'])
      await page.keyboard.press(key);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.reload();
  await chooseTool(composer, 'Draw an image');
  await undo.click();
  await expect(done).toBeEnabled();
  await page.reload();
  await chooseTool(composer, 'Draw an image');
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(done).toBeDisabled();
});
