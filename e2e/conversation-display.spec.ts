import { registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { setPreferences } from './pages/preferences.ts';
import { expectTopPosition, sampleText } from './pages/reading.ts';
import { clickInPlace } from './pages/stable-box.ts';

/* For each status in the order of posting, the number of the one it replies to. A tree orders
   them by branch. */
const repliedTo = [undefined, 1, 1, 2, 3, 4, 2, 5, 2, 8, 8, 11, 12, 13] as const;

for (const [width, isAdvanced] of [
  [1440, false],
  [1440, true],
  [390, false],
  [390, true],
] as const) {
  const kind = isAdvanced ? 'tree with all tools' : 'tree';
  test(`Conversation: keeps its status in place when it switches between list and ${kind}, ${width} px wide [R-CONV-001]`, async ({
    instance,
    openClient,
  }) => {
    const ada = await registerPerson(instance.origin, 'ada');
    const ids: string[] = [];
    for (const [index, parent] of repliedTo.entries()) {
      const text = `Words of ${index + 1}! ${sampleText.repeat(1 + (index % 3))}`;
      const to = parent === undefined ? {} : { in_reply_to_id: ids[parent - 1] };
      ids.push(await ada.post(text, to));
    }
    const client = await openClient();
    const { page } = client;
    await page.setViewportSize({ width, height: 1200 });
    await setPreferences(client, { conversationTreeAdvanced: isAdvanced });
    await page.goto(`/notice/${ids[7]}`);
    const read = client.post('Words of 8!');
    await expect(client.post('Words of 9!')).toBeVisible();
    /*
     * The status whose position is measured (`read`) must not be at the top of the window, because
     * the list keeps the position of the topmost row anyway.
     */
    const above = client.post('Words of 5!');
    await page.mouse.move(width / 3, 600);
    await page.mouse.wheel(0, (await client.topOf(above)) - 60);
    await expect.poll(() => client.topOf(above)).toBeGreaterThan(40);
    const place = await client.topOf(read);
    const display = page.getByRole('group', { name: 'How to show conversations' });
    for (const name of ['Tree', 'List', 'Tree']) {
      const button = display.getByRole('button', { name });
      await clickInPlace(button);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(client.post('Words of 11!')).toBeAttached();
      await expectTopPosition(client, read, place);
    }
  });
}
