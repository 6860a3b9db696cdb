import type { Page } from '@playwright/test';
import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectTopPosition, scrollToStatus, sampleText } from '../pages/reading.ts';

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test('Scroll position: a new path starts at the top, and Back restores the position [R-ROUTE-035 R-ROUTE-036]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  for (let number = 1; number <= 20; number += 1) {
    await ada.post(`Post ${number}. ${sampleText.repeat(1 + (number % 4))}`);
  }
  const client = await openClient();
  const { page } = client;
  await page.goto('/main/all');
  await expect(client.post('Post 20.')).toBeVisible();
  const read = client.post('Post 12.');
  await scrollToStatus(client, read);
  const place = await client.topOf(read);
  expect(await scrollTop(page)).toBeGreaterThan(400);

  const places = page.getByRole('navigation', { name: 'Main navigation' });
  await places.getByRole('link', { name: 'Local' }).click();
  await expect(page.getByRole('heading', { name: 'Local', level: 1 })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(client.post('Post 20.')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Federated', level: 1 })).toBeVisible();
  await expectTopPosition(client, read, place);

  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Local', level: 1 })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

/**
 * Runs in the page: waits until the list renders further rows, and scrolls to the last status among
 * them before the list has measured their heights. Resolves to the text of the status and its
 * position in the window.
 */
function jumpToNextDrawn(list: Element): Promise<{ text: string; top: number }> {
  return new Promise((resolve) => {
    const drawn = new MutationObserver((changes) => {
      const rows = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node instanceof HTMLElement)
        .filter((row) => row.querySelector('article') && !row.parentElement?.closest('article'));
      const last = rows.at(-1);
      if (rows.length < 2 || !last) return;
      drawn.disconnect();
      last.scrollIntoView({ block: 'start' });
      resolve({ text: last.innerText, top: last.getBoundingClientRect().top });
    });
    drawn.observe(list, { childList: true, subtree: true });
    // Scrolls to a position far from the end of the page, where its estimated height does not limit
    // the jump.
    window.scrollTo({ top: document.documentElement.scrollHeight / 4 });
  });
}

test('Scroll position: a jump to a just rendered status stays there', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  for (let number = 1; number <= 40; number += 1) {
    await ada.post(`Post ${number}. ${sampleText.repeat(8)}`);
  }
  const client = await openClient();
  const { page } = client;
  await page.setViewportSize({ width: 600, height: 300 });
  await page.goto('/main/all');
  await expect(client.post('Post 40.')).toBeVisible();
  const { text, top } = await client.main.getByRole('feed').evaluate(jumpToNextDrawn);
  const post = client.post(/Post \d+\./.exec(text)?.[0] ?? 'nothing');
  expect(top).toBeLessThan(150);
  await expectTopPosition(client, post, top);
});
