import type { Locator } from '@playwright/test';
import { accessibilityViolations } from '../fixtures/accessibility-violations.ts';
import { accountIdOf, registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { setPreferences } from '../pages/preferences.ts';

const colours = ['#ffff00', '#ffffff', '#000000', '#ff00ff', '#00ff00'];

test('Highlights: text on highlighted statuses and names is legible in any colour', async ({
  instance,
  openClient,
}) => {
  test.slow();
  const ada = await registerPerson(instance.origin, 'ada');
  const names = colours.map((_, index) => `bird${index}`);
  for (const name of names) {
    const bird = await registerPerson(instance.origin, name);
    await bird.post(`I am @${name} and see https://far.example/ #heron`);
  }
  const client = await openClient();
  const { page } = client;
  const id = await accountIdOf(ada);
  for (const type of ['solid', 'striped', 'side']) {
    await test.step(type, async () => {
      const marks = names.map((name, index) => [name, { color: colours[index], type }]);
      await setPreferences(
        client,
        {
          highlight: Object.fromEntries(marks),
          mentionLinkDisplay: 'full',
          mentionLinkFadeDomain: true,
        },
        id,
      );
      if (type === 'solid') await client.signIn(ada);
      await page.goto('/main/public');
      await expect(client.posts).toHaveCount(colours.length);
      await expect(client.posts.first()).toHaveAttribute('data-highlight', type);
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  }
});

/** Returns true if an image and the start of the following text are on one line. */
function isOnOneLine(link: Locator): Promise<boolean> {
  return link.evaluate((element) => {
    const picture = element.querySelector('img')?.getBoundingClientRect();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const text = texts.nextNode();
    if (!text || !picture) return false;
    range.setStart(text, 0);
    range.setEnd(text, 1);
    const letter = range.getBoundingClientRect();
    return letter.top < picture.bottom && letter.bottom > picture.top;
  });
}

test('Rich text: a mention does not wrap between its image and its text', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient();
  const { page } = client;
  await page.setViewportSize({ width: 390, height: 844 });
  await setPreferences(client, { mentionLinkShowAvatar: true, mentionLinkDisplay: 'full' });
  const id = await ada.post(
    Array.from({ length: 24 }, (_, index) => `${'m'.repeat(index + 1)} @ada`).join('\n'),
  );
  await page.goto(`/notice/${id}`);
  const mentions = client.main.getByRole('link', { name: /^@ada@/ });
  await expect(mentions).toHaveCount(24);
  for (const mention of await mentions.all()) expect(await isOnOneLine(mention)).toBe(true);
});
