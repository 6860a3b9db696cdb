import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NotificationsPanel } from './notifications-panel.tsx';
import { NotificationsScreen } from './notifications-screen.tsx';
import { createNotificationServer, createWireFollows } from './testing/notification-server.ts';
import { renderNotifications } from './testing/render-notifications.tsx';

/** Callbacks of the mocked IntersectionObserver, which jsdom lacks; a test calls them. */
const watching = new Set<() => void>();

class Observer {
  readonly #notify: () => void;

  constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#notify = () => callback([{ isIntersecting: true }]);
  }

  observe(): void {
    watching.add(this.#notify);
  }

  disconnect(): void {
    watching.delete(this.#notify);
  }
}

vi.stubGlobal('IntersectionObserver', Observer);
afterEach(() => watching.clear());

const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');

test('NotificationsScreen: has a heading and loads older notifications near its end', async () => {
  const server = createNotificationServer(createWireFollows(45));
  const { begin, pass } = renderNotifications(<NotificationsScreen />, server);
  await begin();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Notifications');
  expect(rows()).toHaveLength(20);
  for (const count of [40, 45, 45]) {
    act(() => {
      for (const notify of watching) notify();
    });
    await pass(0);
    expect(rows()).toHaveLength(count);
  }
  expect(watching.size).toBe(0);
  expect(screen.getByText('No more notifications')).toBeDefined();
});

test('NotificationsPanel: has no heading in the phone drawer and loads older notifications near its end [R-SHELL-014 R-SHELL-063]', async () => {
  const server = createNotificationServer(createWireFollows(45));
  const { begin, pass } = renderNotifications(<NotificationsPanel isNarrow />, server);
  await begin();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(rows()).toHaveLength(20);
  act(() => {
    for (const notify of watching) notify();
  });
  await pass(0);
  expect(rows()).toHaveLength(40);
});

test('NotificationsScreen: renders nothing for visitors', () => {
  renderNotifications(<NotificationsScreen />, createNotificationServer(), { isVisitor: true });
  expect(screen.queryByRole('heading')).toBeNull();
});
