import { authorAndFollower } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

test('Proxy: sign-in, reading, posting and the stream work in front of another instance', async ({
  instance,
  startInstance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await ada.post('Posted at the real one');
  const front = await startInstance(['--backend', instance.origin]);
  const client = await openClient(front);
  const { page, watch } = client;
  await page.goto('/');
  await expect(page).toHaveURL(/\/main\/all$/);
  await expect(client.post('Posted at the real one')).toBeVisible();

  await client.signIn(bela);
  await expect(client.post('Posted at the real one')).toBeVisible();
  await client.write('Posted through the proxy');
  await expect(client.post('Posted through the proxy')).toBeVisible();
  const timeline = await ada.call('GET', '/api/v1/timelines/public');
  expect(JSON.stringify(timeline)).toContain('Posted through the proxy');

  await test.step('events of the upstream instance arrive', async () => {
    await ada.post('Arriving by the stream');
    await expect(client.post('Arriving by the stream')).toBeVisible({ timeout: 2_000 });
  });

  await test.step('events arrive also after the upstream instance was down', async () => {
    watch.expectOutage(front.origin);
    await instance.kill('SIGKILL');
    await instance.start();
    await ada.post('Back again');
    await expect(client.post('Back again')).toBeVisible();
    await expect(client.posts).toHaveCount(4);
    await client.post('Back again').getByRole('button', { name: 'Like' }).click();
    await expect(
      client.post('Back again').getByRole('button', { name: 'Like', pressed: true }),
    ).toHaveText('1');
  });

  await test.step('no request bypasses the proxy', () => {
    const hosts = new Set(watch.requestedUrls.map((address) => new URL(address).host));
    expect([...hosts]).toEqual([new URL(front.origin).host]);
  });
  await client.signOut();
  await expect(page).toHaveURL(/\/main\/all$/);
});
