import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pushState } from '#session/notifications/push-state.ts';
import { NotificationKindsPanel } from './notification-kinds-panel.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';
import { NotificationsScreen } from './notifications-screen.tsx';
import { createNotificationServer } from './testing/notification-server.ts';
import { renderNotifications } from './testing/render-notifications.tsx';

afterEach(() => vi.unstubAllGlobals());

const fakeMedia = (isWide: boolean) => () => ({
  matches: isWide,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

interface Situation {
  readonly permission?: NotificationPermission;
  readonly answer?: NotificationPermission;
  readonly hasPush?: boolean;
  readonly hasKey?: boolean;
  readonly isOn?: boolean;
}

/** Renders the offer in a browser with this permission and on a server with these capabilities. */
function show(
  { permission = 'default', answer = permission, ...situation }: Situation = {},
  content = <NotificationKindsPanel />,
) {
  const browser = {
    permission,
    requestPermission: vi.fn(async () => {
      browser.permission = answer;
      return answer;
    }),
  };
  vi.stubGlobal('Notification', browser);
  if (situation.hasPush ?? true) {
    vi.stubGlobal('PushManager', vi.fn());
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator, { onLine: { value: true } }), { serviceWorker: {} }),
    );
  }
  const rendered = renderNotifications(content, createNotificationServer());
  const { instance, preferences } = rendered.session;
  act(() => {
    preferences.set('webPushNotifications', situation.isOn ?? false);
    if (situation.hasKey ?? true)
      instance.setState(({ info }) => ({ info: { ...info, vapidPublicKey: 'BOW' } }));
  });
  return { ...rendered, browser, preferences };
}

const sentence = 'Get notified of replies and messages even when Rookery is closed.';
const button = (name: string) => screen.getByRole('button', { name });

test('PushOffer: is offered in the notifications drawer of a phone, not in the column [R-PUSH-001]', () => {
  const drawer = show({}, <NotificationsPanel isNarrow />);
  expect(screen.getByText(sentence)).toBeDefined();
  drawer.unmount();
  show({}, <NotificationsPanel />);
  expect(screen.queryByText(sentence)).toBeNull();
});

test('PushOffer: turns push on after the browser has permitted it [R-PUSH-001]', async () => {
  const { user, browser, preferences, session } = show({ answer: 'granted' });
  const outcome = session.part(pushState);
  expect(screen.getByRole('region', { name: 'Push notifications' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe(sentence);
  expect(browser.requestPermission).not.toHaveBeenCalled();
  await user.click(button('Turn on'));
  act(() => outcome.setState({ kind: 'pending' }));
  expect(screen.getByRole('status').textContent).toBe('Turning on push notifications…');
  act(() => outcome.setState({ kind: 'on' }));
  expect(screen.getByRole('status').textContent).toBe('Push notifications are on for this device.');
  expect(preferences.get('webPushNotifications')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
});

test.each([
  ['noService', /^Couldn’t reach this browser’s push service/],
  ['noWorker', /^This browser can’t receive push notifications/],
  ['refused', /^Couldn’t set up push notifications\./],
] as const)(
  'PushOffer: says why push is not on (%s), and not that it is on',
  async (kind, reason) => {
    const { user, preferences, session } = show({ answer: 'granted' });
    await user.click(button('Turn on'));
    act(() => {
      preferences.set('webPushNotifications', false);
      session.part(pushState).setState({ kind });
    });
    expect(screen.getByRole('status').textContent).toMatch(reason);
  },
);

test('PushOffer: says how to permit notifications after the browser has refused them', async () => {
  const { user, preferences } = show({ answer: 'denied' });
  await user.click(button('Turn on'));
  await screen.findByText(/^Your browser blocks notifications from this site\. Allow them/);
  expect(preferences.get('webPushNotifications')).toBe(false);
});

test('PushOffer: stays if the browser’s prompt was closed without an answer', async () => {
  const { user, browser, preferences } = show();
  await user.click(button('Turn on'));
  await waitFor(() => expect(browser.requestPermission).toHaveBeenCalledTimes(1));
  expect(screen.getByText(sentence)).toBeDefined();
  expect(preferences.get('webPushNotifications')).toBe(false);
});

test('PushOffer: stays dismissed on this device', async () => {
  const { user, session } = show();
  await user.click(button('Not now'));
  expect(screen.queryByText(sentence)).toBeNull();
  expect(session.area.getItem('dismissedPushOffer')).toContain('"value":true');
});

test('PushOffer: moves the focus to the heading of the screen once it is dismissed', async () => {
  const { user } = show(
    {},
    <main>
      <h1>Notifications</h1>
      <NotificationKindsPanel />
    </main>,
  );
  await user.click(button('Not now'));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  );
});

test.each<[string, Situation]>([
  ['the permission was refused', { permission: 'denied' }],
  ['the permission was granted', { permission: 'granted' }],
  ['push is on', { isOn: true }],
  ['the server has no key', { hasKey: false }],
  ['the browser has no push', { hasPush: false }],
])('PushOffer: is not shown if %s', (_, situation) => {
  show(situation);
  expect(screen.getByRole('region', { name: 'Show' })).toBeDefined();
  expect(screen.queryByText(sentence)).toBeNull();
});

test.each([
  ['none', true, true],
  ['postform', true, true],
  ['notifications', false, true],
  ['notifications', true, false],
] as const)(
  'PushOffer: with "%s" in the third column, wide enough for it: %s, it is above the list: %s',
  (thirdColumnMode, isWide, isAbove) => {
    vi.stubGlobal('matchMedia', fakeMedia(isWide));
    const { preferences } = show({}, <NotificationsScreen />);
    act(() => void preferences.set('thirdColumnMode', thirdColumnMode));
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Notifications', ...(isAbove ? ['Push notifications'] : [])]);
  },
);
