import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotificationsPanel } from './notifications-panel.tsx';
import {
  createNotificationServer,
  wireNotification,
  wireStatus,
} from './testing/notification-server.ts';
import { renderNotifications } from './testing/render-notifications.tsx';

const post = wireStatus();

function reaction(number: number, id: string, emoji: string) {
  const account = { id, acct: `${id}@kitsune.example`, display_name: id };
  return wireNotification(number, 'pleroma:emoji_reaction', { status: post, emoji, account });
}

test('GroupedReactionsItem: shows each person’s emoji with their picture', async () => {
  const server = createNotificationServer([
    reaction(3, 'edda', '🫖'),
    reaction(2, 'jun', '🫖'),
    reaction(1, 'noor', '🌱'),
  ]);
  const { begin } = renderNotifications(<NotificationsPanel />, server);
  await begin();
  const [row = document.body] = within(screen.getByRole('list')).getAllByRole('listitem');
  const emoji = within(row).getAllByText(/🫖|🌱/);
  expect(emoji.map(({ textContent }) => textContent)).toEqual(['🫖', '🫖', '🌱']);
});
