import { faultsOf } from './fixtures/faults-of.ts';
import { demoSignIns } from '#instance/world/sign-ins.ts';
import { expect, test } from './fixtures/test.ts';

const looks = [
  { name: 'a wide window', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
];

for (const { name, ...size } of looks) {
  test(`axe finds nothing wrong with any screen on ${name}, dark or light`, async ({
    startInstance,
    openClient,
  }) => {
    test.setTimeout(300_000);
    const [mira] = demoSignIns;
    if (!mira) throw new Error('nobody to be');
    const demo = await startInstance(['--world', 'demo', '--no-throttle']);
    const client = await openClient(demo);
    const { page } = client;
    await page.setViewportSize(size);
    const see = async (path: string): Promise<void> => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path.startsWith('/main/')) await expect(client.posts.nth(3)).toBeVisible();
      expect.soft(await faultsOf(page), path).toEqual([]);
    };
    await see('/main/all');
    await see('/login');
    await client.fillSignIn(mira.username, mira.password);
    await expect(page).toHaveURL(/\/main\/friends$/);
    await see('/mira/notifications');
    await see('/announcements');
    await see('/main/friends');
    await client.posts.first().getByRole('button', { name: 'Reply' }).click();
    await expect(client.replyForm).toBeVisible();
    expect.soft(await faultsOf(page), 'a reply being written').toEqual([]);
  });
}
