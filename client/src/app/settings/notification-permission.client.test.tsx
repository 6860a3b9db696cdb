import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { createFakePushBrowser } from '#session/notifications/testing/fake-push-browser.ts';
import { renderApp } from '../testing/render-app.tsx';

/* Removes the history entry of the previous test's settings. */
beforeEach(() => history.replaceState(null, ''));
afterEach(() => vi.unstubAllGlobals());

/**
 * Mocks a browser with this permission for notifications. `answer` is the permission after the
 * browser has asked the person.
 */
function browser(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const stub = {
    permission,
    requestPermission: vi.fn(async () => {
      stub.permission = answer;
      return answer;
    }),
  };
  vi.stubGlobal('Notification', stub);
  return stub;
}

/** Mocks a service worker that can subscribe to push messages. */
function addServiceWorker(): void {
  const ready = Promise.resolve({ pushManager: createFakePushBrowser().manager });
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, ready });
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator, { onLine: { value: true } }), { serviceWorker }),
  );
}

/** Opens the notifications tab without expert settings. */
async function open({ hasPush = true } = {}) {
  const instance = await startTestInstance({ world: 'empty' });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/settings' });
  const session = app.current.store.getState();
  await session.instanceLoaded;
  if (!hasPush)
    act(() =>
      session.instance.setState(({ info }) => ({ info: { ...info, vapidPublicKey: undefined } })),
    );
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await dialog.findByRole('heading', { name: 'Appearance' });
  await app.user.click(dialog.getByRole('button', { name: 'Notifications' }));
  const box = (name: string) => dialog.findByRole<HTMLInputElement>('checkbox', { name });
  return { ...app, dialog, box, preferences: session.preferences };
}

test.each([
  ['Desktop notifications', 'desktopNotifications'],
  ['Push notifications', 'webPushNotifications'],
] as const)(
  'NotificationPermission: requests permission when %s are turned on, not before [R-PUSH-005]',
  async (name, key) => {
    const { requestPermission } = browser('default', 'granted');
    addServiceWorker();
    const { user, box, preferences } = await open();
    const promptCount = requestPermission.mock.calls.length;
    await user.click(await box(name));
    await waitFor(async () => expect((await box(name)).checked).toBe(true));
    expect(requestPermission.mock.calls.length).toBe(promptCount + 1);
    expect(preferences.get(key)).toBe(true);
    await user.click(await box(name));
    await waitFor(() => expect(preferences.get(key)).toBe(false));
  },
);

test.each([
  ['default', 'denied'],
  ['denied', 'denied'],
] as const)(
  'NotificationPermission: stays off with a reason when the permission changes from %s to %s',
  async (before, answer) => {
    browser(before, answer);
    const { user, box, dialog, preferences } = await open();
    await user.click(await box('Desktop notifications'));
    await dialog.findAllByText(/^Your browser blocks notifications from this site/);
    expect((await box('Desktop notifications')).checked).toBe(false);
    expect(preferences.get('desktopNotifications')).toBe(false);
  },
);

test('NotificationPermission: stays off when the prompt is dismissed', async () => {
  browser('default');
  const { user, box, preferences } = await open();
  await user.click(await box('Desktop notifications'));
  expect((await box('Desktop notifications')).checked).toBe(false);
  expect(preferences.get('desktopNotifications')).toBe(false);
});

test('NotificationPermission: offers desktop notifications if the server has no push key', async () => {
  browser('default', 'granted');
  const { user, box, dialog, preferences } = await open({ hasPush: false });
  expect((await box('Push notifications')).disabled).toBe(true);
  dialog.getByText(/^Your server doesn’t support push/);
  await user.click(await box('Desktop notifications'));
  await waitFor(() => expect(preferences.get('desktopNotifications')).toBe(true));
});

test('NotificationPermission: says that the browser does not support notifications', async () => {
  Reflect.deleteProperty(globalThis, 'Notification');
  const { box, dialog } = await open();
  expect((await box('Desktop notifications')).disabled).toBe(true);
  expect(dialog.getAllByText('This browser can’t show notifications.')).toHaveLength(2);
});
