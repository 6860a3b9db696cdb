import { accessibilityViolations } from '../fixtures/accessibility-violations.ts';
import { registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { openSettings } from '../pages/settings.ts';

const tabs = [
  'Appearance',
  'Reading',
  'Writing',
  'Notifications',
  'Filters',
  'Account',
  'Security',
  'Privacy',
  'Data',
  'About',
];

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`Accessibility: the settings tabs have no axe violations at ${width} px, dark or light`, async ({
    instance,
    openClient,
  }) => {
    test.setTimeout(300_000);
    const client = await openClient();
    const { page } = client;
    await page.setViewportSize({ width, height });
    await client.signIn(await registerPerson(instance.origin, 'ada'));
    for (const tab of tabs) {
      const dialog = await openSettings(page, tab);
      await expect(
        dialog.locator('h4, ul[aria-label], [role=radiogroup], [aria-pressed]').first(),
      ).toBeVisible();
      await client.watch.waitUntilLoaded();
      expect.soft(await accessibilityViolations(page), tab).toEqual([]);
    }
  });
}
