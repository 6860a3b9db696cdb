import type { Locator } from '@playwright/test';
import { registerPerson, type Person } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Client } from '../pages/client.ts';
import { activateByKeyboard } from '../pages/keys.ts';
import { setPreferences } from '../pages/preferences.ts';
import { expectTopPosition, scrollToStatus, sampleText } from '../pages/reading.ts';

/** Posts a status with this many replies and one more reply to the last of them. */
async function postConversation(who: Person, count: number): Promise<void> {
  const root = await who.post(`Words of root! ${sampleText}`);
  let last = root;
  for (let number = 1; number <= count; number += 1) {
    last = await who.post(`Words of ${number}! ${sampleText}`, { in_reply_to_id: root });
  }
  await who.post(`Words of leaf! ${sampleText}`, { in_reply_to_id: last });
}

/** Returns true if the element is fully visible and not covered. */
function isOnTop(sight: Locator): Promise<boolean> {
  return sight.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [
      [left + 2, top + 2],
      [right - 2, bottom - 2],
    ].every(([x = 0, y = 0]) => {
      const topElement = document.elementFromPoint(x, y);
      return topElement !== null && (element.contains(topElement) || topElement.contains(element));
    });
  });
}

async function openHere(client: Client, name: string): Promise<Locator> {
  const post = client.post(`Words of ${name}!`);
  await scrollToStatus(client, post);
  const place = await client.topOf(post);
  await post.getByRole('button', { name: 'Show conversation here' }).click();
  const section = client.main.getByRole('region', { name: 'Conversation' });
  await expect(section.getByText('Loading conversation…')).toHaveCount(0);
  await expectTopPosition(client, lineOf(section, name), place);
  return section;
}

const lineOf = (section: Locator, name: string): Locator =>
  section.getByRole('article').filter({ hasText: `Words of ${name}!` });

test('Conversation: a conversation expanded in a timeline can be collapsed from any position, and its end is marked [R-CONV-002] [R-STATUS-004]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await postConversation(ada, 60);
  for (let number = 1; number <= 12; number += 1) await ada.post(`Else ${number}. ${sampleText}`);
  const client = await openClient();
  const { page, main } = client;
  await page.goto('/main/all');
  await expect(client.post('Else 12.')).toBeVisible();
  const section = await openHere(client, '50');
  const line = lineOf(section, '50');
  const toggle = line.getByRole('button', { name: 'Hide conversation' });
  const close = section.getByRole('button', { name: 'Hide conversation' }).first();
  const post = client.post('Words of 50!');

  await test.step('the button that opened it collapses it, and stays in place', async () => {
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await isOnTop(toggle)).toBe(true);
    await expect.poll(() => isOnTop(close)).toBe(true);
    const place = await client.topOf(line);
    await toggle.click();
    await expect(section).toHaveCount(0);
    await expect(post).toBeFocused();
    await expectTopPosition(client, post, place);
  });

  await test.step('the bar of the conversation collapses it, and stays below the other sticky bars', async () => {
    await openHere(client, '50');
    await page.mouse.wheel(0, 250);
    await expect.poll(() => isOnTop(close)).toBe(true);
    await page.keyboard.press('Control+Shift+F');
    const find = main.getByRole('search');
    await expect(find).toBeVisible();
    await expect
      .poll(async () => {
        const [upper, lower] = [await find.boundingBox(), await close.boundingBox()];
        return (lower?.y ?? 0) - ((upper?.y ?? 0) + (upper?.height ?? 0));
      })
      .toBeGreaterThanOrEqual(0);
    expect(await isOnTop(close)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(find).toHaveCount(0);
    const end = section.getByText('The conversation ends here.');
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      await expect(end).toBeInViewport({ timeout: 200 });
    }).toPass({ timeout: 60_000 });
    await expect.poll(() => isOnTop(close)).toBe(true);
  });

  await test.step('what gets the focus by keyboard is not covered by the bar', async () => {
    await lineOf(section, '55').focus();
    for (const name of ['54', '53', '52', '51', '50', '49', '48', '47', '46', '45']) {
      await page.keyboard.press('PageUp');
      await expect(lineOf(section, name)).toBeFocused();
    }
    const [bar, card] = [await close.boundingBox(), await lineOf(section, '45').boundingBox()];
    expect(card?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await close.click();
    await expect(section).toHaveCount(0);
    await expect(post).toBeFocused();
    await expect(post).toBeInViewport({ ratio: 0.9 });
  });
});

test('Conversation: further replies of a long conversation in a timeline load by keyboard, and the focus is kept', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await postConversation(ada, 62);
  const client = await openClient();
  const { page } = client;
  await setPreferences(client, { conversationDisplay: 'tree' });
  await page.goto('/main/all');
  const leaf = client.post('Words of leaf!');
  await expect(leaf).toBeVisible();
  await leaf.getByRole('button', { name: 'Show conversation here' }).click();
  const section = client.main.getByRole('region', { name: 'Conversation' });
  const moreButton = section.getByRole('button', { name: 'See 61 other replies' });
  await activateByKeyboard(page, moreButton, 'Shift+Tab');
  const root = lineOf(section, 'root');
  await expect(root).toBeFocused();
  await expect(root).toBeInViewport({ ratio: 0.9 });
  expect(await isOnTop(root)).toBe(true);
  await expect(lineOf(section, '1')).toBeInViewport();
});
