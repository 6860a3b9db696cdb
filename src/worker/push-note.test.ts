import { expect, test } from 'vitest';
import { readMessage, shownNote } from './push-note.ts';

const note = {
  token: 't',
  hidesUnderSubject: true,
  words: {
    mention: '{name} hat dich erwähnt',
    follow: '{name} folgt dir',
    unknown: 'Neues von {name}',
    hidden: 'Neue Benachrichtigung',
    'action:reply': 'Antworten',
    'action:favourite': 'Gefällt mir',
  },
  notificationsPath: '/mira/notifications',
};

const pushed = (changes: object = {}) => {
  const read = readMessage({
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

test('it speaks the reader’s language, and leads to the post', () => {
  expect(shownNote(pushed(), note, undefined)).toEqual({
    title: 'jun hat dich erwähnt',
    body: 'look: a heron',
    icon: 'https://instance.test/jun.png',
    id: '7',
    type: 'mention',
    path: '/notice/S1',
    statusId: 'S1',
    actions: [
      { action: 'reply', title: 'Antworten' },
      { action: 'favourite', title: 'Gefällt mir' },
    ],
  });
});

test('where the server hides the contents, none are shown [R-PUSH-003]', () => {
  const hidden = pushed({ title: undefined, body: 'New Mention' });
  expect(shownNote(hidden, note, { account: { acct: 'jun' } })).toEqual({
    title: 'Neue Benachrichtigung',
    body: '',
    icon: undefined,
    id: '7',
    type: 'mention',
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
])('of a post with a subject only that is shown: %s', (hidesUnderSubject, body) => {
  expect(shownNote(pushed(), { ...note, hidesUnderSubject }, document)).toMatchObject({
    title: 'Jun $& J hat dich erwähnt',
    body,
  });
});

test.each([
  ['follow', '@jun has followed you', 'jun folgt dir', ''],
  ['bite', '@jun: bit you', 'Neues von jun', ''],
])('a %s has no post', (notification_type, body, title, shown) => {
  const message = pushed({ notification_type, body, pleroma: { activity_id: null } });
  expect(shownNote(message, note, undefined)).toMatchObject({
    title,
    body: shown,
    path: '/mira/notifications',
  });
});

test('what is no message of ours is not shown', () => {
  expect(readMessage('hello')).toBeUndefined();
  expect(readMessage({ title: 'x' })).toBeUndefined();
});

test.each([
  ['a follow', { notification_type: 'follow', pleroma: {} }],
  ['a like of one’s own post', { notification_type: 'favourite' }],
  ['what is hidden', { title: undefined }],
])('%s offers nothing but to be opened', (_, changes) => {
  expect(shownNote(pushed(changes), note, undefined).actions).toEqual([]);
});
