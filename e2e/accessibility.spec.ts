import { accessibilityViolations } from './fixtures/accessibility-violations.ts';
import type { Client } from './pages/client.ts';
import { demoSignIns } from '@rookery/instance/seed/sign-ins.ts';
import { expect, test } from './fixtures/test.ts';

const variants = [
  { name: 'a wide window', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
];

async function see(client: Client, path: string): Promise<void> {
  await client.page.goto(path);
  await expect(client.page.getByRole('heading', { level: 1 })).toBeVisible();
  if (path.startsWith('/main/')) await expect(client.posts.nth(3)).toBeVisible();
  expect.soft(await accessibilityViolations(client.page), path).toEqual([]);
}

for (const { name, ...size } of variants) {
  test(`Accessibility: a visitor's screens have no axe violations on ${name}, dark or light`, async ({
    startInstance,
    openClient,
  }) => {
    const client = await openClient(await startInstance(['--world', 'demo', '--no-throttle']));
    await client.page.setViewportSize(size);
    await see(client, '/main/all');
    await see(client, '/about');
    await see(client, '/login');
  });

  test(`Accessibility: a member's screens have no axe violations on ${name}, dark or light`, async ({
    startInstance,
    openClient,
  }) => {
    const [mira] = demoSignIns;
    if (!mira) throw new Error('nobody to be');
    const client = await openClient(await startInstance(['--world', 'demo', '--no-throttle']));
    const { page } = client;
    await page.setViewportSize(size);
    await page.goto('/login');
    await client.fillSignIn(mira.username, mira.password);
    await expect(page).toHaveURL(/\/main\/friends$/);
    await see(client, '/mira/notifications');
    await see(client, '/announcements');
    await see(client, '/main/friends');
    await client.posts.first().getByRole('button', { name: 'Reply' }).click();
    await expect(client.replyForm).toBeVisible();
    expect.soft(await accessibilityViolations(page), 'a reply being written').toEqual([]);
  });
}
