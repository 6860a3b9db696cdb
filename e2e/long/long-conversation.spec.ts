import { registerPerson, type Person } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { collapsedTreePreferences, setPreferences } from '../pages/preferences.ts';
import { sampleText } from '../pages/reading.ts';

/** Preferences that show complete trees. */
const asTrees = collapsedTreePreferences(50);

/** Posts a root with this many replies: deep branches first, the rest directly below it. */
async function longTalk(
  ada: Person,
  { branches, depth, flat }: { branches: number; depth: number; flat: number },
): Promise<string> {
  const root = await ada.post(`Words of root! ${sampleText}`);
  for (let branch = 1; branch <= branches; branch += 1) {
    let to = root;
    for (let level = 1; level <= depth; level += 1) {
      to = await ada.post(`Branch ${branch}, level ${level}. ${sampleText.repeat(level % 3)}`, {
        in_reply_to_id: to,
      });
    }
  }
  for (let number = 1; number <= flat; number += 1) {
    await ada.post(`Flat ${number}. ${sampleText.repeat(number % 3)}`, { in_reply_to_id: root });
  }
  return root;
}

test('Conversation: forty levels deep on a narrow screen the text keeps 60 % of the width', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const root = await longTalk(ada, { branches: 1, depth: 40, flat: 1 });
  const client = await openClient();
  const { page } = client;
  await page.setViewportSize({ width: 320, height: 640 });
  await setPreferences(client, asTrees);
  await page.goto(`/notice/${root}`);
  const deepest = client.post('level 40.');
  await page.mouse.move(160, 300);
  await client.scrollUntilVisible(deepest);
  const text = deepest.getByText(/level 40\./).first();
  const box = await text.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(0.6 * 320);
  const isCut = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isCut).toBe(false);
});

test('Conversation: a thousand replies, as tree or list, are read to the end with few rendered rows', async ({
  instance,
  openClient,
}) => {
  test.setTimeout(420_000);
  const ada = await registerPerson(instance.origin, 'ada');
  const root = await longTalk(ada, { branches: 5, depth: 40, flat: 800 });
  for (const isTree of [true, false]) {
    await test.step(isTree ? 'tree' : 'list', async () => {
      const client = await openClient();
      const { page } = client;
      if (isTree) await setPreferences(client, asTrees);
      await page.goto(`/notice/${root}`);
      await expect(client.post('Branch 1, level 1.')).toBeVisible();
      await page.mouse.move(640, 400);
      let maxRendered = 0;
      await expect(async () => {
        await page.mouse.wheel(0, 4_000);
        const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
        maxRendered = Math.max(maxRendered, nodes);
        expect(await client.isInViewport(client.post('Flat 800.'))).toBe(true);
      }).toPass({ intervals: [60], timeout: 150_000 });
      expect(maxRendered).toBeLessThanOrEqual(2_500);
    });
  }
});
