import type { Page } from '@playwright/test';
import {
  startFakePushServer,
  type FakePushServer,
} from '@rookery/instance/testing/fake-push-server.ts';
import { createConfigFile } from '../fixtures/create-config-file.ts';
import { registerPerson } from '../fixtures/person.ts';
import { openSettings } from '../pages/settings.ts';
import { expect, test } from '../fixtures/test.ts';

/* Runs in the page: replaces the browser's push service, which tests cannot reach, by a fake. */
function subscribeAt({ endpoint, keys }: Pick<FakePushServer, 'endpoint' | 'keys'>): void {
  let made: object | null = null;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function is serialised into the page
  const bytes = (text: string): ArrayBuffer =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    ).buffer;
  PushManager.prototype.getSubscription = async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a fake with the members that the client uses
    return made as PushSubscription | null;
  };
  PushManager.prototype.subscribe = async (options = {}) => {
    const { applicationServerKey: key } = options;
    if (typeof key !== 'string') throw new TypeError('no key');
    made = {
      endpoint,
      options: { applicationServerKey: bytes(key) },
      getKey: (name: 'p256dh' | 'auth') => bytes(keys[name]),
      unsubscribe: async () => {
        made = null;
        return true;
      },
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a fake with the members that the client uses
    return made as PushSubscription;
  };
}

/**
 * Returns a function that delivers a push message to the page's service worker, as the browser
 * does.
 */
async function deliverer(page: Page): Promise<(content: unknown) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return async (content) => {
    const data = JSON.stringify(content);
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

const shownTitles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title }) => title);
  });

test('Push: a message is shown and opens its status; after signing out none is shown', async ({
  startInstance,
  openClient,
}) => {
  const config = await createConfigFile({ push: { privateAddresses: true } });
  const flags = ['--world', 'empty', '--no-throttle', '--config', config.path];
  const instance = await startInstance(flags);
  const adas = await startFakePushServer();
  const kims = await startFakePushServer();
  const ada = await registerPerson(instance.origin, 'ada');
  const jun = await registerPerson(instance.origin, 'jun');
  const kim = await registerPerson(instance.origin, 'kim');
  const client = await openClient(instance, 'allow');
  const { page, watch } = client;
  await page.context().grantPermissions(['notifications'], { origin: instance.origin });
  await page.addInitScript(subscribeAt, { endpoint: adas.endpoint, keys: adas.keys });
  /* The server answers 404 for a subscription that it does not have yet. */
  watch.expectFailure(/\/push\/subscription/, /404/);
  await client.signIn(ada);

  const dialog = await openSettings(page, 'Notifications');
  await dialog.getByRole('checkbox', { name: 'Show advanced settings' }).check();
  const subscriptionResponse = page.waitForResponse(
    (answer) => answer.url().endsWith('/push/subscription') && answer.request().method() === 'POST',
  );
  await dialog.getByRole('checkbox', { name: 'Push notifications', exact: true }).check();
  expect((await subscriptionResponse).status()).toBe(200);
  await page.goto('/main/friends');
  const deliver = await deliverer(page);

  const id = await jun.post('@ada the heron is back');
  const pushed = await adas.next();
  await deliver(pushed.content);
  await expect.poll(() => shownTitles(page)).toEqual([expect.stringContaining('mentioned you')]);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  /* Fires the click event of the system notification; only the system itself can bring the tab
     to the front. */
  await worker.evaluate(async () => {
    // oxlint-disable-next-line typescript/no-explicit-any, typescript/no-unsafe-type-assertion -- service worker members missing in the DOM library
    const scope = globalThis as any;
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await expect(page).toHaveURL(new RegExp(`/notice/${id}$`));
  await expect(client.post('the heron is back')).toBeVisible();
  await expect.poll(() => shownTitles(page)).toEqual([]);

  await kim.call('POST', '/api/v1/push/subscription', {
    subscription: { endpoint: kims.endpoint, keys: kims.keys },
    data: { alerts: { mention: true } },
  });
  await client.signOut();
  await expect(client.page.getByRole('region', { name: 'You' })).toBeHidden();
  await jun.post('@ada @kim and gone again');
  await kims.next();
  const nextMessage = adas.next().then(() => 'a message');
  expect(await Promise.race([nextMessage, Promise.resolve('nothing')])).toBe('nothing');
  /*
   * A message that was sent to ada's subscription before she signed out, and arrives afterwards, is
   * not shown either.
   */
  await deliver(pushed.content);
  expect(await shownTitles(page)).toEqual([]);
  await Promise.all([adas.close(), kims.close(), config.dispose()]);
});
