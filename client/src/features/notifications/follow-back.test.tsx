import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotificationsPanel } from './notifications-panel.tsx';
import {
  createNotificationServer,
  junAccount,
  apiNotification,
} from './testing/notification-server.ts';
import { renderNotifications } from './testing/render-notifications.tsx';

test('FollowBack: follows a new follower back, and stays so that a click undoes it', async () => {
  const server = createNotificationServer([apiNotification(1, 'follow')]);
  server.relationships = [{ id: junAccount.id, following: false, followed_by: true }];
  const { begin, user, pass } = renderNotifications(<NotificationsPanel />, server);
  await begin();
  await user.click(screen.getByRole('button', { name: 'Follow' }));
  await pass(100);
  expect(server.requests).toContain(`POST /api/v1/accounts/${junAccount.id}/follow {}`);
  const button = screen.getByRole('button', { name: /^Following/ });
  expect(document.activeElement).toBe(button);
});

test.each([
  ['is followed already', { following: true }],
  ['was requested', { following: false, requested: true }],
])('FollowBack: offers no follow if the new follower %s', async (_title, relationship) => {
  const server = createNotificationServer([apiNotification(1, 'follow')]);
  server.relationships = [{ id: junAccount.id, followed_by: true, ...relationship }];
  const { begin } = renderNotifications(<NotificationsPanel />, server);
  await begin();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
});
