import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotificationsPanel } from './notifications-panel.tsx';
import { apiNotification, createNotificationServer } from './testing/notification-server.ts';
import { renderNotifications } from './testing/render-notifications.tsx';

async function show(type: string, fields: Readonly<Record<string, unknown>>) {
  const server = createNotificationServer([
    apiNotification(2, type, fields),
    apiNotification(1, 'follow'),
  ]);
  await renderNotifications(<NotificationsPanel />, server).begin();
}

const rows = () =>
  screen.getAllByRole('listitem').map((row) => (row.textContent ?? '').replaceAll(/\s+/g, ' '));

test.each([
  ['domain_block', 'The moderators of your server blocked kitsune.example.'],
  ['user_domain_block', 'You blocked the server kitsune.example.'],
  ['account_suspension', 'The moderators of your server suspended kitsune.example.'],
])('NotificationDetails: says what a %s removed', async (cause, reason) => {
  await show('severed_relationships', {
    event: {
      id: '1',
      type: cause,
      target_name: 'kitsune.example',
      followers_count: 1,
      following_count: 12,
    },
  });
  expect(await screen.findByText(reason)).toBeDefined();
  expect(screen.getByText('Lost: 1 follower · 12 accounts you followed')).toBeDefined();
});

test('NotificationDetails: shows a warning with its text, and links to the page of the server [R-NOTIF-031]', async () => {
  await show('moderation_warning', {
    moderation_warning: { id: '7', action: 'delete_statuses', text: 'No <b>ads</b>, please.' },
  });
  expect(await screen.findByText('Some of your posts were deleted.')).toBeDefined();
  expect(screen.getByText('No <b>ads</b>, please.')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Open on rookery.example' });
  expect(link.getAttribute('href')).toBe('https://rookery.example/disputes/strikes/7');
});

test.each([
  ['https://kitsune.example/collections/1', 'https://kitsune.example/collections/1'],
  ['javascript:alert(1)', undefined],
  [null, undefined],
])('NotificationDetails: links a collection with the address %s to %s', async (url, href) => {
  await show('added_to_collection', { collection: { id: '1', name: 'Fox friends', url } });
  const name = await screen.findByText('Fox friends');
  expect(name.closest('a')?.getAttribute('href') ?? undefined).toBe(href);
});

test('NotificationDetails: shows an unknown kind by the texts of the server [R-NOTIF-032]', async () => {
  await show('a kind of tomorrow', {
    fallback: {
      title: '<b>Jun</b> waved at you',
      summary: '<p>Wave back on the website.<img src=x onerror=alert(1)></p>',
      details: null,
    },
  });
  expect(await screen.findByText('Wave back on the website.')).toBeDefined();
  expect(rows()[0]).toContain('Jun waved at you');
  expect(document.querySelector('[onerror]')).toBeNull();
});

test.each([[{}], [{ fallback: { title: 5 } }], [{ fallback: 'Hello' }]])(
  'NotificationItem: leaves out an unknown kind with the fields %j',
  async (fields) => {
    await show('a kind of tomorrow', fields);
    expect(rows().map((row) => row.includes('Jun follows you'))).toEqual([true]);
  },
);
