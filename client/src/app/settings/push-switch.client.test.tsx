import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPreferenceStore } from '#session/preferences/preference-store.ts';
import { createFakePushBrowser } from '#session/notifications/testing/fake-push-browser.ts';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import {
  startTestInstance,
  type TestInstance,
} from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '../testing/render-app.tsx';

/* Removes the history entry of the previous test's settings. */
beforeEach(() => history.replaceState(null, ''));
afterEach(() => vi.unstubAllGlobals());

type FakeManager = ReturnType<typeof createFakePushBrowser>['manager'];

/** Mocks granted permission, and a service worker with this push manager, or no service worker. */
function permit(pushManager: FakeManager | undefined): void {
  vi.stubGlobal('Notification', {
    permission: 'granted',
    requestPermission: async () => 'granted',
  });
  if (!pushManager) return;
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    ready: Promise.resolve({ pushManager }),
  });
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator, { onLine: { value: true } }), { serviceWorker }),
  );
}

async function open(instance: TestInstance, area = fakeArea()) {
  const app = await renderApp({ instance, area, signedInAs: 'mira', path: '/settings' });
  const session = app.current.store.getState();
  await session.instanceLoaded;
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await dialog.findByRole('heading', { name: 'Appearance' });
  await app.user.click(dialog.getByRole('button', { name: 'Notifications' }));
  const box = () => dialog.findByRole<HTMLInputElement>('checkbox', { name: 'Push notifications' });
  const expectHelp = (help: RegExp) =>
    waitFor(async () => {
      const id = (await box()).getAttribute('aria-describedby') ?? '';
      expect(document.querySelector(`[id="${id}"]`)?.textContent).toMatch(help);
    });
  return { ...app, expectHelp, box, preferences: session.preferences };
}

const unreachable = /^Couldn’t reach this browser’s push service/;

test('PushSwitch: says that push is being turned on, and is off with the reason after 15 s [R-PUSH-002]', async () => {
  const { manager } = createFakePushBrowser();
  const subscribe = vi.fn(() => new Promise<PushSubscription>(() => undefined));
  manager.subscribe = subscribe;
  permit(manager);
  const { user, box, expectHelp, preferences, clock } = await open(
    await startTestInstance({ world: 'empty' }),
  );
  await user.click(await box());
  await expectHelp(/^Turning on push notifications…$/);
  expect((await box()).getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(subscribe).toHaveBeenCalled());
  await act(() => clock.advance(15_000));
  await waitFor(async () => expect((await box()).checked).toBe(false));
  await expectHelp(unreachable);
  expect((await box()).getAttribute('aria-busy')).toBeNull();
  expect(preferences.get('webPushNotifications')).toBe(false);
  // Twice: beside the switch and in a notice.
  await waitFor(() => expect(screen.getAllByText(unreachable).length).toBeGreaterThan(1));
});

test.each<[string, FakeManager['subscribe'] | 'none', RegExp]>([
  ['has no service worker', 'none', /^This browser can’t receive push notifications/],
  [
    'cannot reach its push service',
    () => Promise.reject(new DOMException('push service error', 'AbortError')),
    unreachable,
  ],
  [
    'forbids push',
    () => Promise.reject(new DOMException('denied', 'NotAllowedError')),
    /^This browser blocks notifications/,
  ],
  ['fails', () => Promise.reject(new Error('no')), /^Couldn’t set up push notifications\./],
])(
  'PushSwitch: turned on, and after a reload, is off with the reason if the browser %s',
  async (_, subscribe, reason) => {
    const { manager } = createFakePushBrowser();
    if (subscribe !== 'none') manager.subscribe = subscribe;
    permit(subscribe === 'none' ? undefined : manager);
    const instance = await startTestInstance({ world: 'empty' });
    const first = await open(instance);
    await first.user.click(await first.box());
    await first.expectHelp(reason);
    expect((await first.box()).checked).toBe(false);
    expect(first.preferences.get('webPushNotifications')).toBe(false);
    first.unmount();
    history.replaceState(null, '');
    /* Stores a subscription as an earlier version of the client did. */
    const area = fakeArea();
    const { account } = await instance.as('mira');
    const stored = createPreferenceStore({ accountId: account?.id ?? '', area });
    stored.set('webPushNotifications', true);
    const second = await open(instance, area);
    await second.expectHelp(reason);
    expect((await second.box()).checked).toBe(false);
    expect(second.preferences.get('webPushNotifications')).toBe(false);
  },
);

test('PushSwitch: is off and shows the server’s text if the server refuses, and is on once the server accepts', async () => {
  const { manager, subscription } = createFakePushBrowser();
  permit(manager);
  const { user, box, expectHelp, faults } = await open(await startTestInstance({ world: 'empty' }));
  faults.of = ({ method, url }) =>
    method === 'POST' && url.includes('/push/')
      ? Response.json({ error: 'No push today' }, { status: 500 })
      : undefined;
  await user.click(await box());
  await expectHelp(/^Couldn’t set up push notifications\. The server says: No push today$/);
  expect((await box()).checked).toBe(false);
  expect(subscription()).toBeNull();
  faults.of = () => undefined;
  await user.click(await box());
  await waitFor(() => expect(subscription()).not.toBeNull());
  await waitFor(async () => expect((await box()).getAttribute('aria-busy')).toBeNull());
  expect((await box()).checked).toBe(true);
});
