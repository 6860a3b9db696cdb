import { accessibilityViolations } from '../fixtures/accessibility-violations.ts';
import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { tabTo } from '../pages/keys.ts';

const fence = (text: string) => `\`\`\`\n${text}\n\`\`\``;
const markdown = { content_type: 'text/markdown' };

for (const direction of ['ltr', 'rtl'] as const) {
  test(`Rich text: an overflowing code block is focusable and scrolls by keyboard, a fitting one is skipped (${direction})`, async ({
    instance,
    openClient,
  }) => {
    const ada = await registerPerson(instance.origin, 'ada');
    await ada.post('The last one');
    await ada.post(`A high one\n\n${fence('heron\n'.repeat(60))}`, markdown);
    await ada.post(`A wide one\n\n${fence('h'.repeat(300))}`, markdown);
    await ada.post(`A small one\n\n${fence('heron')}`, markdown);
    const client = await openClient();
    const { page } = client;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/main/public');
    await expect(client.posts.first()).toBeVisible();
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
    expect(await accessibilityViolations(page)).toEqual([]);

    const blockOf = (text: string) => client.post(text).locator('pre');
    const [wide, high] = [blockOf('A wide one'), blockOf('A high one')];
    await expect(blockOf('A small one')).not.toHaveAttribute('tabindex');
    await tabTo(page, wide);
    const x = () => wide.evaluate((element) => element.scrollLeft);
    expect(await x()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(x).toBeGreaterThan(0);

    await page.keyboard.press('PageDown');
    await expect(client.post('A high one')).toBeFocused();
    await tabTo(page, high);
    const y = () => high.evaluate((element) => element.scrollTop);
    await page.keyboard.press('PageDown');
    await expect.poll(y).toBeGreaterThan(0);
    await expect(high).toBeFocused();
  });
}
