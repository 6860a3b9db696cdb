import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NotificationsPanel } from './notifications-panel.tsx';
import {
  createNotificationServer,
  junAccount,
  viewerAccount,
  apiNotification,
  viewerStatus,
} from './testing/notification-server.ts';
import { renderNotifications } from './testing/render-notifications.tsx';

vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
);

const url = 'https://a.example/a.png';
const emojis = [{ shortcode: 'a', url, static_url: url }];
const pictures = ':a:'.repeat(20_000);
const hostile = { ...junAccount, display_name: pictures, emojis };
const text = { content: `<p>${pictures}</p>`, spoiler_text: '', emojis };
const files = Array.from({ length: 40 }, (_, index) => ({
  id: String(index),
  type: 'image',
  url,
  description: ':a:'.repeat(400),
}));
const poll = {
  id: '1',
  options: Array.from({ length: 40 }, () => ({ title: ':a:'.repeat(400) })),
  emojis,
};

test.each([
  ['names', 'follow', {}],
  ['two names', 'move', { target: { ...hostile, id: 'target' } }],
  ['excerpts', 'favourite', { status: viewerStatus({ account: viewerAccount, ...text }) }],
  ['subjects', 'reblog', { status: viewerStatus({ ...text, spoiler_text: pictures }) }],
  [
    'reactions',
    'pleroma:emoji_reaction',
    { emoji: pictures, emoji_url: url, status: viewerStatus(text) },
  ],
  ['mentions', 'mention', { status: viewerStatus({ account: hostile, ...text }) }],
  [
    'attachments',
    'mention',
    { status: viewerStatus({ account: hostile, media_attachments: files }) },
  ],
  ['polls', 'poll', { status: viewerStatus({ account: hostile, poll }) }],
])(
  'NotificationsPanel: renders at most 800 elements for a notification with hostile %s',
  async (_, type, fields) => {
    const server = createNotificationServer([
      apiNotification(1, type, { account: hostile, ...fields }),
    ]);
    const { begin } = renderNotifications(<NotificationsPanel isNarrow />, server);
    await begin();
    const list = within(await screen.findByRole('list'));
    const [row] = list.getAllByRole('listitem');
    expect(row?.textContent).not.toBe('');
    expect(row?.querySelectorAll('*').length).toBeLessThan(800);
    expect(row?.textContent?.length).toBeLessThan(6_000);
  },
);
