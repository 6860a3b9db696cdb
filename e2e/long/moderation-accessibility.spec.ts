import { accessibilityViolations } from '../fixtures/accessibility-violations.ts';
import { signInAs } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseFromAccountMenu } from '../pages/account-menu.ts';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`Accessibility: moderation works by keyboard and has no axe violations at ${width} px, dark or light`, async ({
    startInstance,
    openClient,
  }) => {
    test.setTimeout(300_000);
    const instance = await startInstance(['--world', 'demo', '--no-throttle']);
    const client = await openClient(instance);
    const { page } = client;
    await client.signIn(await signInAs(instance.origin, 'salma'));
    await chooseFromAccountMenu(page, /^Moderation/);
    await page.setViewportSize({ width, height });
    const dialog = page.getByRole('dialog', { name: 'Moderation' });
    const check = async (name: string) =>
      expect.soft(await accessibilityViolations(page), name).toEqual([]);
    for (const tab of ['Reports', 'People']) {
      await dialog.getByRole('button', { name: new RegExp(`^${tab}`) }).click();
      const rows = dialog.getByRole('list', { name: tab }).locator('button');
      const back = dialog.getByRole('button', { name: 'Back', exact: true });
      await expect(rows.first()).toBeAttached();
      if (await back.isVisible()) await back.click();
      await check(`list of ${tab}`);
      await rows.first().focus();
      await page.keyboard.press('ArrowDown');
      await expect(rows.nth(1)).toBeFocused();
      await page.keyboard.press('Enter');
      const isWide = width > 800;
      const heading = dialog.getByRole('heading', { level: 3 }).first();
      if (isWide) await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
      await expect(isWide ? rows.nth(1) : heading).toBeFocused();
      await check(`one of ${tab}`);
      if (isWide) continue;
      await page.keyboard.press('Escape');
      await expect(rows.nth(1)).toBeFocused();
    }
    await expect(dialog).toBeVisible();
  });
}
