import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { mockLayout } from '#app/testing/mock-layout.ts';
import { NotificationsPanel } from './notifications-panel.tsx';
import {
  createNotificationServer,
  viewerAccount,
  apiNotification,
  viewerStatus,
} from './testing/notification-server.ts';
import { renderNotifications } from './testing/render-notifications.tsx';

/* The menu of the notifications reads the width of the window, which jsdom does not compute. */
beforeEach(() => mockLayout(1440));

const post = viewerStatus();

function reaction(number: number, id: string, emoji: string) {
  const account = { id, acct: `${id}@kitsune.example`, display_name: id };
  return apiNotification(number, 'pleroma:emoji_reaction', { status: post, emoji, account });
}

test('GroupItem: shows the emoji of each person’s reaction on their avatar', async () => {
  const server = createNotificationServer([
    reaction(3, 'edda', '🫖'),
    reaction(2, 'jun', '🫖'),
    reaction(1, 'noor', '🌱'),
  ]);
  const { begin } = renderNotifications(<NotificationsPanel />, server);
  await begin();
  const [row = document.body] = within(await screen.findByRole('list')).getAllByRole('listitem');
  const emoji = within(row).getAllByText(/🫖|🌱/);
  expect(emoji.map(({ textContent }) => textContent)).toEqual(['🫖', '🫖', '🌱']);
});

function reply(number: number, id: string, content: string, fields: object = {}) {
  const account = { id, acct: id, display_name: id };
  const status = viewerStatus({
    id: `R${number}`,
    account,
    content,
    in_reply_to_id: 'S1',
    in_reply_to_account_id: viewerAccount.id,
    pleroma: { conversation_id: 7 },
    ...fields,
  });
  return apiNotification(number, 'mention', { status, account });
}

test('GroupItem: groups the replies in one conversation, and shows the newest', async () => {
  const server = createNotificationServer([
    reply(4, 'edda', 'The fourth'),
    reply(3, 'noor', 'The third'),
    reply(2, 'wei', 'The second'),
    reply(1, 'edda', 'The first'),
  ]);
  const { begin, user } = renderNotifications(<NotificationsPanel />, server);
  await begin();
  const list = within(await screen.findByRole('list'));
  const [row, ...others] = list.getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(row?.textContent).toContain('edda, noor and 1 other replied in your conversation');
  expect(row?.textContent).toContain('edda: The fourth');
  await user.click(list.getByRole('button', { name: 'Show all individually' }));
  const each = within(list.getByRole('list', { name: 'Individual notifications' }));
  expect(each.getAllByText(/replied$/)).toHaveLength(4);
});

test('Excerpt: says which filter of the server matches instead of showing the text [R-FILT-011]', async () => {
  const filter = { id: '1', title: 'Weather', context: ['notifications'], filter_action: 'warn' };
  const filtered = [{ filter, keyword_matches: ['storm'], status_matches: null }];
  const server = createNotificationServer([
    reply(3, 'edda', 'A storm is coming', { filtered }),
    reply(2, 'noor', 'The second'),
    reply(1, 'edda', 'The first'),
  ]);
  const { begin } = renderNotifications(<NotificationsPanel />, server);
  await begin();
  const link = await screen.findByRole('link', { name: /Filtered: Weather/ });
  expect(link.textContent).toBe('edda: Filtered: Weather');
  expect(screen.queryByText(/A storm is coming/)).toBeNull();
});
