import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import { preferences } from '../preferences/preferences.ts';
import {
  compareNotifications,
  limitSeenNotifications,
  isNotificationShown,
  isUnseen,
  countUnseenNotifications,
} from './shown-notifications.ts';

const all = preferences.notificationVisibility.default;
const hasStatus = (id: string) => id === 'there';

const aboutStatus = ['favourite', 'reblog', 'mention', 'poll', 'pleroma:emoji_reaction'];
const aboutPeople = ['follow', 'follow_request'];

describe('isNotificationShown', () => {
  test.each(aboutStatus)('shows a %s only if its status is known [R-NOTIF-008]', (type) => {
    const shownBy = { visibility: all, hasStatus };
    expect(isNotificationShown({ id: '1', type, statusId: 'there' }, shownBy)).toBe(true);
    expect(isNotificationShown({ id: '1', type, statusId: 'gone' }, shownBy)).toBe(false);
    expect(isNotificationShown({ id: '1', type }, shownBy)).toBe(false);
  });

  test.each(aboutPeople)('shows a %s, which has no status', (type) => {
    expect(isNotificationShown({ id: '1', type }, { visibility: all, hasStatus })).toBe(true);
  });

  test('shows a move only if its target account is known', () => {
    const shownBy = { visibility: all, hasStatus };
    expect(isNotificationShown({ id: '1', type: 'move', targetId: 'new' }, shownBy)).toBe(true);
    expect(isNotificationShown({ id: '1', type: 'move' }, shownBy)).toBe(false);
  });

  test.each(['update', 'status', 'quote', 'pleroma:report', 'moderation_warning'])(
    'always shows a kind without a preference: %s',
    (type) => {
      const none = Object.fromEntries(Object.keys(all).map((each) => [each, false]));
      const row = { id: '1', statusId: 'there', type };
      expect(isNotificationShown(row, { visibility: { ...all, ...none }, hasStatus })).toBe(true);
    },
  );

  test.each(['a kind of tomorrow', 'constructor'])(
    'shows an unknown kind only if the server has sent a text for it: %s',
    (type) => {
      const shownBy = { visibility: all, hasStatus };
      expect(isNotificationShown({ id: '1', type }, shownBy)).toBe(false);
      const fallback = { title: 'Jun waved at you' };
      expect(isNotificationShown({ id: '1', type, fallback }, shownBy)).toBe(true);
    },
  );

  test('does not show a reaction to a status whose reactions are muted', () => {
    const mutedStatuses = new Set(['there']);
    const shown = (type: string) =>
      isNotificationShown(
        { id: '1', statusId: 'there', type },
        { visibility: all, hasStatus, mutedStatuses },
      );
    expect(['favourite', 'reblog', 'pleroma:emoji_reaction', 'mention'].map(shown)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  test.each(['', undefined])('does not show a notification with the type %s', (type) => {
    const row = { id: '1', statusId: 'there', ...(type === undefined ? {} : { type }) };
    expect(isNotificationShown(row, { visibility: all, hasStatus })).toBe(false);
  });

  test.each([
    ['favourite', 'likes'],
    ['reblog', 'repeats'],
    ['mention', 'mentions'],
    ['poll', 'polls'],
    ['pleroma:emoji_reaction', 'emojiReactions'],
    ['follow', 'follows'],
    ['follow_request', 'followRequest'],
    ['move', 'moves'],
  ] as const)('shows a %s if the preference %s is on [R-NOTIF-010]', (type, key) => {
    const row = { id: '1', type, statusId: 'there', targetId: 'new' };
    const none = Object.fromEntries(Object.keys(all).map((each) => [each, false]));
    const only = { ...all, ...none, [key]: true };
    const others = { ...all, [key]: false };
    expect(isNotificationShown(row, { visibility: only, hasStatus })).toBe(true);
    expect(isNotificationShown(row, { visibility: others, hasStatus })).toBe(false);
  });
});

const row = (id: string, isSeen: boolean): NotificationRow => ({ id, isSeen });

const rowsOf = (unseen: number, seen: number): NotificationRow[] =>
  Array.from({ length: unseen + seen }, (_, index) => row(String(1000 - index), index >= unseen));

const someRow = fc.record({
  id: fc.oneof(
    fc.nat().map(String),
    fc.bigInt({ min: 0n, max: 10n ** 30n }).map(String),
    fc.string(),
  ),
  isSeen: fc.boolean(),
});

describe('compareNotifications [R-NOTIF-009]', () => {
  test('sorts unseen first, then newest first, numeric ids before others', () => {
    const sorted = [
      row('9', false),
      row('Bz', false),
      row('12345678901234567891', true),
      row('12345678901234567890', true),
      row('10', true),
      row('8', true),
      row('Bz1', true),
      row('Aa', true),
    ];
    for (const shuffled of [
      sorted.toReversed(),
      sorted.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ]) {
      expect(shuffled.toSorted(compareNotifications)).toEqual(sorted);
    }
  });

  test('does not depend on the input order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(someRow, { selector: ({ id }) => id }), (rows) => {
        const sorted = rows.toSorted(compareNotifications);
        expect(
          rows
            .toReversed()
            .toSorted(compareNotifications)
            .map(({ isSeen }) => isSeen),
        ).toEqual(sorted.map(({ isSeen }) => isSeen));
        const firstSeen = sorted.findIndex(({ isSeen }) => isSeen);
        expect(firstSeen >= 0 && sorted.slice(firstSeen).some(isUnseen)).toBe(false);
      }),
    );
  });
});

describe('limitSeenNotifications', () => {
  test.each([
    [0, 0, 30, 0],
    [0, 30, 30, 30],
    [0, 31, 30, 30],
    [0, 60, 50, 50],
    [40, 0, 30, 40],
    [40, 60, 30, 70],
    [5, 10, 30, 15],
  ])(
    'of %i unseen and %i seen notifications, returns with a limit of %i seen ones: %i',
    (unseen, seen, limit, shown) => {
      expect(limitSeenNotifications(rowsOf(unseen, seen), limit)).toHaveLength(shown);
    },
  );
});

const seen = { id: '1', isSeen: true };
const unseen = { id: '1', isSeen: false };

test.each([
  [
    'uses the server’s count before loading',
    { shown: 0, oldest: undefined, isComplete: false },
    57,
  ],
  [
    'uses the server’s count if all loaded ones are unseen',
    { shown: 20, oldest: unseen, isComplete: false },
    57,
  ],
  [
    'uses the loaded ones if they reach a seen one',
    { shown: 3, oldest: seen, isComplete: false },
    3,
  ],
  [
    'uses the loaded ones if they are complete',
    { shown: 20, oldest: unseen, isComplete: true },
    20,
  ],
  [
    'uses the loaded ones if they exceed the server’s count',
    { shown: 60, oldest: unseen, isComplete: false },
    60,
  ],
])('countUnseenNotifications: counts unseen notifications and %s', (_name, known, count) => {
  expect(countUnseenNotifications({ ...known, serverCount: 57 })).toBe(count);
});
