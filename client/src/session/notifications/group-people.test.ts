import { expect, test } from 'vitest';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import { groupPeople } from './group-people.ts';

let lastId = 0;

function row(accountId: string, fields: Partial<NotificationRow> = {}): NotificationRow {
  lastId += 1;
  return { id: String(lastId), type: 'favourite', statusId: 'S', accountId, ...fields };
}

const group = (groupKey: string, count: number, ...accountIds: string[]) => ({
  groupKey,
  group: { count, accountIds },
});

test.each<[string, readonly NotificationRow[], string, number, string]>([
  ['single notifications', [row('a'), row('b')], 'ab', 0, ''],
  ['somebody who did two things', [row('a'), row('a', { type: 'reblog' })], 'a', 0, ''],
  ['a group with more people', [row('a', group('k', 12, 'a', 'b', 'c'))], 'abc', 9, 'k'],
  ['a group whose people are all known', [row('a', group('k', 2, 'a', 'b'))], 'ab', 0, 'k'],
  [
    'a group and newer notifications of it',
    [row('x', { groupKey: 'k' }), row('a', group('k', 12, 'x', 'a'))],
    'xa',
    10,
    'k',
  ],
  [
    'two pages of one group',
    [row('a', group('k', 12, 'a', 'b')), row('a', group('k', 12, 'a', 'b'))],
    'ab',
    10,
    'k',
  ],
  [
    'two groups',
    [row('a', group('k', 3, 'a')), row('b', { type: 'reblog', ...group('l', 5, 'b', 'a') })],
    'ab',
    5,
    'kl',
  ],
  ['keys without a group', [row('a', { groupKey: 'k' }), row('b', { groupKey: 'k' })], 'ab', 0, ''],
])('groupPeople: counts the people of %s', (_, rows, known, hiddenCount, keys) => {
  expect(groupPeople(rows)).toEqual({
    accountIds: known.split(''),
    hiddenCount,
    groupKeys: keys.split(''),
  });
});
