import { auditMemberScreens, auditVisitorScreens } from '../pages/audit-screens.ts';
import { test } from '../fixtures/test.ts';

const size = { width: 1440, height: 900 };
const flags = ['--world', 'demo', '--no-throttle'];

test("Accessibility: a visitor's screens have no axe violations on a wide window, dark or light", async ({
  startInstance,
  openClient,
}) => {
  await auditVisitorScreens(await openClient(await startInstance(flags)), size);
});

test("Accessibility: a member's screens have no axe violations on a wide window, dark or light", async ({
  startInstance,
  openClient,
}) => {
  await auditMemberScreens(await openClient(await startInstance(flags)), size);
});
