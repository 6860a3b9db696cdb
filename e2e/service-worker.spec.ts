import type { Page } from '@playwright/test';
import { registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { storedKeys } from './pages/stored-keys.ts';

/** Waits until the service worker is active and has cached the files that the page needs. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const cached = await Promise.all(
          names.map(async (name) => (await (await caches.open(name)).keys()).length),
        );
        return cached.reduce((sum, count) => sum + count, 0);
      }),
    )
    .toBeGreaterThan(3);
}

test('Service worker: the page opens offline with its last content', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await ada.post('The heron is back');
  const client = await openClient(instance, 'allow');
  const { page, watch } = client;
  await page.goto('/login');
  await client.signIn(ada);
  await expect(client.post('The heron is back')).toBeVisible();
  await workerReady(page);
  /* Polls, because the client stores the timeline when the page is idle. */
  await expect
    .poll(() => storedKeys(page, 'rookery-pages'))
    .toContainEqual(expect.stringContaining('/friends'));
  await page.reload();
  await expect(client.post('The heron is back')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  watch.expectFailure(
    /./,
    /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket|Failed to fetch/,
  );
  await page.context().setOffline(true);
  await page.goto('/main/friends');
  await expect(client.post('The heron is back')).toBeVisible();
});

test('Service worker: a push message is shown in the page’s language, and not after signing out', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const client = await openClient(instance, 'allow');
  const { page } = client;
  await page.context().grantPermissions(['notifications'], { origin: instance.origin });
  await page.goto('/login');
  await client.signIn(ada);
  await workerReady(page);
  /* Stores what `PushSubscriptionSync` stores after subscribing, which this browser cannot do without a
     push service. */
  const note = {
    token: ada.token,
    hidesUnderSubject: true,
    messages: { mention: '{name} mentioned you', unknown: '{name}', hidden: 'Something new' },
    notificationsPath: '/ada/notifications',
  };
  await page.evaluate(async (value) => {
    const opening = indexedDB.open('rookery-worker', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('values'));
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const writing = database.transaction('values', 'readwrite');
    writing.objectStore('values').put(value, 'member');
    await new Promise((resolve) => {
      writing.addEventListener('complete', resolve);
    });
    database.close();
  }, note);

  const devtools = await page.context().newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations;
    if (first) registered.resolve(first.registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered.promise;
  const push = (id: number) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: instance.origin,
      registrationId,
      data: JSON.stringify({
        notification_id: id,
        notification_type: 'mention',
        title: 'New Mention',
        body: '@jun: look, a heron',
        pleroma: { activity_id: 'S1' },
      }),
    });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });
  await push(7);
  await expect.poll(shown).toEqual(['jun mentioned you: look, a heron']);
  await push(7);
  await expect.poll(shown).toEqual(['jun mentioned you: look, a heron']);

  await client.signOut();
  await expect.poll(() => storedKeys(page, 'rookery-worker')).toEqual([]);
});
