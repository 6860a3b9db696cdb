import type { SystemNotificationKind } from '#lib/worker/worker-config.ts';
import { parsePushMessage, pushNotificationContent } from '#worker/push-notification-content.ts';
import { createI18n } from '#i18n/i18n.ts';
import { expect, test } from 'vitest';
import { notificationTitles } from '../testing/notification-titles.ts';
import { serviceWorkerMessages, systemNotificationKinds } from './service-worker-messages.ts';

const messages = () => serviceWorkerMessages(createI18n({ locale: 'en', messages: { en: {} } }));

test.each(Object.entries(notificationTitles))(
  'serviceWorkerMessages: a push message of the kind %s is titled %j [R-PUSH-004]',
  (notification_type, title) => {
    const pushed = parsePushMessage({ notification_id: 7, notification_type, title: 'New' });
    if (!pushed) throw new Error('unreadable');
    const config = {
      token: 't',
      viewerId: 'me',
      hidesUnderSubject: true,
      messages: messages(),
      kinds: systemNotificationKinds,
      notificationsPath: '/mira/notifications',
    };
    const fetched = {
      account: { acct: 'jun', display_name: 'Jun' },
      target: { acct: 'june', display_name: 'June' },
      emoji: '🦊',
    };
    expect(pushNotificationContent(pushed, config, fetched).title).toBe(title);
  },
);

test.each([
  ['reply', '{name} replied'],
  ['own_poll', 'Your poll has ended'],
  ['unknown', 'New notification from {name}'],
  ['hidden', 'You have a new notification'],
])(
  'serviceWorkerMessages: returns for the key %s the sentence %j [R-PUSH-004]',
  (key, sentence) => {
    expect(messages()[key]).toBe(sentence);
  },
);

const typesWhere = (fact: keyof SystemNotificationKind): string[] =>
  Object.entries(systemNotificationKinds)
    .filter(([, kind]) => kind[fact])
    .map(([type]) => type)
    .toSorted();

test('systemNotificationKinds: groups favourites and reblogs, and offers actions on statuses of others', () => {
  expect(typesWhere('isGrouped')).toEqual(['favourite', 'reblog']);
  expect(typesWhere('hasActions')).toEqual(['mention', 'quote', 'status']);
  expect(
    Object.keys(notificationTitles).filter((type) => !typesWhere('hasText').includes(type)),
  ).toEqual([
    'follow',
    'follow_request',
    'move',
    'pleroma:report',
    'admin.report',
    'admin.sign_up',
    'severed_relationships',
    'moderation_warning',
    'annual_report',
    'added_to_collection',
    'collection_update',
  ]);
});

test('serviceWorkerMessages: returns sentences without markup', () => {
  expect(Object.values(messages()).filter((sentence) => /[<>]/.test(sentence))).toEqual([]);
});
