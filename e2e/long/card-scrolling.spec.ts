import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';

test('PersonCards: the page still scrolls after a card has opened under the resting pointer', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  for (let number = 0; number < 18; number += 1) await ada.post(`Post ${number}. `.repeat(40));
  const client = await openClient();
  const { page } = client;
  await page.goto('/main/all');
  const link = client.post('Post 15.').getByRole('link', { name: 'ada' }).first();
  const card = page.getByRole('region', { name: 'About this person' });
  // Hovers repeatedly, because the code of the cards loads after the first statuses are shown.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect(card).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const box = await card.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 40);
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(600);
  }).toPass();
  await expect(card).toBeHidden();
});
