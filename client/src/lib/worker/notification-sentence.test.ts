import { expect, test } from 'vitest';
import { notificationName, notificationSentence } from './notification-sentence.ts';

const sentences = {
  mention: '{name} mentioned you',
  move: '{name} moved to {target}',
  'pleroma:emoji_reaction': '{name} reacted with {emoji}',
  poll: 'A poll you voted in has ended',
  unknown: 'New from {name}',
  hidden: 'You have a new notification',
};

test.each([
  ['mention', { name: 'Jun' }, 'Jun mentioned you'],
  ['mention', { name: '$& {name} {target}' }, '$& {name} {target} mentioned you'],
  ['mention', { name: '' }, 'You have a new notification'],
  ['mention', { name: ' \u202E\u200B ' }, 'You have a new notification'],
  ['mention', {}, 'You have a new notification'],
  ['mention', { name: '\u202EnuJ' }, 'nuJ mentioned you'],
  ['poll', {}, 'A poll you voted in has ended'],
  ['move', { name: 'Jun', target: 'June' }, 'Jun moved to June'],
  ['move', { name: 'Jun' }, 'New from Jun'],
  ['pleroma:emoji_reaction', { name: 'Jun', emoji: '🦊' }, 'Jun reacted with 🦊'],
  ['pleroma:emoji_reaction', { name: 'Jun', emoji: '' }, 'New from Jun'],
  ['a kind of tomorrow', { name: 'Jun' }, 'New from Jun'],
  ['constructor', { name: 'Jun' }, 'New from Jun'],
  ['__proto__', {}, 'You have a new notification'],
])(
  'notificationSentence: for the kind %s with the values %j, returns %j',
  (kind, values, expected) => {
    expect(notificationSentence(sentences, kind, values)).toBe(expected);
  },
);

test('notificationSentence: returns an empty text if no sentences are stored', () => {
  expect(notificationSentence({}, 'mention', { name: 'Jun' })).toBe('');
});

test.each([
  ['Jun', ['jun@xn--bcher-kva.example'], 'Jun'],
  ['', ['jun@xn--bcher-kva.example'], 'jun@🌏bücher.example'],
  [null, ['jun@XN--BCHER-KVA.example'], 'jun@🌏bücher.example'],
  [undefined, [undefined, 'jun@xn--wgv71a.example'], 'jun@🌏日本.example'],
  ['\u202E', ['jun@xn--4dbrk0ce.example'], 'jun@🌏ישראל.example'],
  ['', ['', 'jun'], 'jun'],
  ['', [], undefined],
])(
  'notificationName: for the display name %j and the addresses %j, returns %j [R-PROF-036]',
  (displayName, accts, expected) => {
    expect(notificationName(displayName, ...accts)).toBe(expected);
  },
);
