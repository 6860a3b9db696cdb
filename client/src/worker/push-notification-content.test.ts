import { expect, test } from 'vitest';
import { parsePushMessage, pushNotificationContent } from './push-notification-content.ts';

const note = {
  token: 't',
  viewerId: 'me',
  hidesUnderSubject: true,
  messages: {
    mention: '{name} hat dich erwähnt',
    reply: '{name} hat geantwortet',
    status: '{name} hat etwas geschrieben',
    follow: '{name} folgt dir',
    move: '{name} ist zu {target} umgezogen',
    'pleroma:emoji_reaction': '{name} hat mit {emoji} reagiert',
    own_poll: 'Deine Umfrage ist beendet',
    unknown: 'Neues von {name}',
    hidden: 'Neue Benachrichtigung',
    'action:reply': 'Antworten',
    'action:favourite': 'Gefällt mir',
  },
  kinds: {
    mention: { hasActions: true, isGrouped: false, hasText: true },
    status: { hasActions: true, isGrouped: false, hasText: true },
    favourite: { hasActions: false, isGrouped: true, hasText: true },
    follow: { hasActions: false, isGrouped: false, hasText: false },
  },
  notificationsPath: '/mira/notifications',
};

const pushed = (changes: object = {}) => {
  const read = parsePushMessage({
    notification_id: 7,
    notification_type: 'mention',
    title: 'New Mention',
    body: '@jun: look: a heron',
    icon: 'https://instance.test/jun.png',
    pleroma: { activity_id: 'S1' },
    ...changes,
  });
  if (!read) throw new Error('unreadable');
  return read;
};

test('pushNotificationContent: returns texts in the stored language and the path of the status', () => {
  expect(pushNotificationContent(pushed(), note, undefined)).toEqual({
    title: 'jun hat dich erwähnt',
    body: 'look: a heron',
    icon: 'https://instance.test/jun.png',
    id: '7',
    type: 'mention',
    isGrouped: false,
    path: '/notice/S1',
    statusId: 'S1',
    actions: [
      { action: 'reply', title: 'Antworten' },
      { action: 'favourite', title: 'Gefällt mir' },
    ],
  });
});

test('pushNotificationContent: returns no content if the server hides it [R-PUSH-003]', () => {
  const hidden = pushed({ title: undefined, body: 'New Mention' });
  expect(pushNotificationContent(hidden, note, { account: { acct: 'jun' } })).toEqual({
    title: 'Neue Benachrichtigung',
    body: '',
    icon: undefined,
    id: '7',
    type: 'mention',
    isGrouped: false,
    path: '/notice/S1',
    statusId: 'S1',
    actions: [],
  });
});

const document = {
  account: { acct: 'jun', display_name: 'Jun $& J' },
  status: { spoiler_text: 'food', pleroma: { content: { 'text/plain': 'Fish and chips' } } },
};

test.each([
  [true, 'food'],
  [false, 'food\nFish and chips'],
])(
  'pushNotificationContent: with hidesUnderSubject %s, returns for a status with a subject the text %s',
  (hidesUnderSubject, body) => {
    expect(
      pushNotificationContent(pushed(), { ...note, hidesUnderSubject }, document),
    ).toMatchObject({
      title: 'Jun $& J hat dich erwähnt',
      body,
    });
  },
);

test.each([
  '<details><summary>Who?</summary>The butler</details>',
  '<p>It was <span class="mfm _mfm_blur_">the butler</span></p>',
  '<span class="mfm-blur">the butler</span>',
])('pushNotificationContent: returns no hidden text of %s', (content) => {
  const pleroma = { content: { 'text/plain': 'It was the butler' } };
  const hiding = { ...document, status: { content, pleroma } };
  expect(pushNotificationContent(pushed(), note, hiding).body).toBe('[…]');
});

test.each([
  ['follow', '@jun has followed you', 'jun folgt dir', ''],
  ['bite', '@jun: bit you', 'Neues von jun', ''],
  ['constructor', '@jun: bit you', 'Neues von jun', ''],
])(
  'pushNotificationContent: returns no status for the type %s',
  (notification_type, body, title, shown) => {
    const message = pushed({ notification_type, body, pleroma: { activity_id: null } });
    expect(pushNotificationContent(message, note, undefined)).toMatchObject({
      title,
      body: shown,
      path: '/mira/notifications',
    });
  },
);

const jun = { id: 'jun', acct: 'jun', display_name: 'Jun' };
const aboutStatus = (fields: object) => ({
  account: jun,
  status: { account: { id: 'jun' }, mentions: [], in_reply_to_account_id: null, ...fields },
});

test.each([
  ['a subscription', aboutStatus({}), 'Jun hat etwas geschrieben'],
  ['a subscription', aboutStatus({ mentions: [{ id: 'kai' }] }), 'Jun hat etwas geschrieben'],
  ['a mention', aboutStatus({ mentions: [{ id: 'me' }] }), 'Jun hat dich erwähnt'],
  ['a reply', aboutStatus({ in_reply_to_account_id: 'me' }), 'Jun hat geantwortet'],
  ['a mention without a list', aboutStatus({ mentions: undefined }), 'Jun hat dich erwähnt'],
  ['no document', undefined, 'jun hat dich erwähnt'],
])(
  'pushNotificationContent: for a pushed mention that is %s, with the status %o, returns %s [R-NOTIF-029]',
  (_, read, title) => {
    expect(pushNotificationContent(pushed(), note, read).title).toBe(title);
  },
);

test('pushNotificationContent: returns a mention if an older version of the page has stored no viewer', () => {
  const { viewerId: _, ...older } = note;
  expect(pushNotificationContent(pushed(), older, aboutStatus({})).title).toBe(
    'Jun hat dich erwähnt',
  );
});

test.each([
  [{ body: '' }, undefined, 'Neue Benachrichtigung'],
  [{ body: undefined }, undefined, 'Neue Benachrichtigung'],
  [{ body: ' ' }, undefined, 'Neue Benachrichtigung'],
  [{ body: 'no name in it' }, undefined, 'Neue Benachrichtigung'],
  [
    { notification_type: 'pleroma:emoji_reaction', body: '@jun reacted with 🦊' },
    undefined,
    'jun hat mit 🦊 reagiert',
  ],
  [
    { notification_type: 'pleroma:emoji_reaction', body: '' },
    { account: jun, emoji: ':blob:' },
    'Jun hat mit :blob: reagiert',
  ],
  [{ notification_type: 'move', body: '@jun' }, undefined, 'Neues von jun'],
  [
    { notification_type: 'move', body: '' },
    { account: jun, target: { acct: 'june@den.example' } },
    'Jun ist zu june@den.example umgezogen',
  ],
  [
    { notification_type: 'poll', body: '' },
    aboutStatus({ account: { id: 'me' } }),
    'Deine Umfrage ist beendet',
  ],
  [{ body: '@jun@xn--bcher-kva.example: hi' }, undefined, 'jun@🌏bücher.example hat dich erwähnt'],
  [
    { body: '' },
    { account: { acct: 'jun@xn--wgv71a.example' } },
    'jun@🌏日本.example hat dich erwähnt',
  ],
  [{ notification_type: 'constructor', body: '@jun: x' }, undefined, 'Neues von jun'],
  [{ body: '' }, { account: { acct: 'jun', display_name: '\u202E' } }, 'jun hat dich erwähnt'],
])(
  'pushNotificationContent: for the push message %j and the notification %j, returns the title %s [R-PUSH-004]',
  (changes, read, title) => {
    expect(pushNotificationContent(pushed(changes), note, read).title).toBe(title);
  },
);

test('parsePushMessage: returns undefined for other messages', () => {
  expect(parsePushMessage('hello')).toBeUndefined();
  expect(parsePushMessage({ title: 'x' })).toBeUndefined();
});

test.each([
  ['a follow', { notification_type: 'follow', pleroma: {} }],
  ['a like of one’s own post', { notification_type: 'favourite' }],
  ['what is hidden', { title: undefined }],
])('pushNotificationContent: returns no actions for %s', (_, changes) => {
  expect(pushNotificationContent(pushed(changes), note, undefined).actions).toEqual([]);
});
