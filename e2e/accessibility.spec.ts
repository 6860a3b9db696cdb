import { auditMemberScreens, auditVisitorScreens } from './pages/audit-screens.ts';
import { accessibilityViolations } from './fixtures/accessibility-violations.ts';
import { expect, test } from './fixtures/test.ts';

const size = { width: 390, height: 844 };
const flags = ['--world', 'demo', '--no-throttle'];

test("Accessibility: a visitor's screens have no axe violations on a phone, dark or light", async ({
  startInstance,
  openClient,
}) => {
  await auditVisitorScreens(await openClient(await startInstance(flags)), size);
});

test("Accessibility: a member's screens have no axe violations on a phone, dark or light", async ({
  startInstance,
  openClient,
}) => {
  await auditMemberScreens(await openClient(await startInstance(flags)), size);
});

test('Accessibility: the focused item of a menu has no axe violations, dark or light', async ({
  startInstance,
  openClient,
}) => {
  const client = await openClient(await startInstance(flags));
  const { page } = client;
  await page.goto('/login');
  await client.fillSignIn('mira', 'rookery');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: /^Your profile/ }).focus();
  expect(await accessibilityViolations(page)).toEqual([]);
});
