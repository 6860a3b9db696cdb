import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';

test('Composer: typing a long post in the sidebar does not scroll the page', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  for (let post = 0; post < 12; post += 1) await ada.post(`Heron ${post} `.repeat(40));
  const client = await openClient();
  const { page, composer } = client;
  await page.setViewportSize({ width: 1280, height: 768 });
  await client.signIn(ada);
  const text = composer.getByRole('textbox', { name: 'Text' });
  await text.fill('and some more words '.repeat(250));
  await text.press('Control+End');
  await page.evaluate(() => scrollTo(0, 200));
  const moves = await page.evaluateHandle(() => {
    const found: number[] = [];
    document.addEventListener('scroll', () => found.push(scrollY));
    return found;
  });
  await page.keyboard.type('at the end');
  await text.press('Control+Home');
  await page.keyboard.type('at the beginning');
  await expect(text).toHaveValue(/^at the beginningand some[^]*at the end$/);
  const places = await moves.jsonValue();
  expect(places.filter((top) => top !== 200)).toEqual([]);
});
