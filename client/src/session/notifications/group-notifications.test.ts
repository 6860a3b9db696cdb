import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import { groupNotifications } from './group-notifications.ts';

const row = (id: number, type: string, statusId?: string, isSeen = true): NotificationRow => ({
  id: String(id),
  type,
  isSeen,
  ...(statusId === undefined ? {} : { statusId }),
});

const shape = (rows: readonly NotificationRow[], isGrouping = true): string[] =>
  groupNotifications(rows, isGrouping).map(({ rows: of }) => of.map(({ id }) => id).join('+'));

test('groupNotifications: groups the reactions to one status at the position of the first', () => {
  const rows = [
    row(6, 'favourite', 'A'),
    row(5, 'mention', 'B'),
    row(4, 'reblog', 'A'),
    row(3, 'favourite', 'C'),
    row(2, 'pleroma:emoji_reaction', 'A'),
    row(1, 'follow'),
  ];
  expect(shape(rows)).toEqual(['6+4+2', '5', '3', '1']);
  expect(shape(rows, false)).toEqual(['6', '5', '4', '3', '2', '1']);
});

const conversationOf = ({ type, statusId }: NotificationRow): string | undefined =>
  type === 'mention' && statusId !== 'C' ? statusId : undefined;

test('groupNotifications: groups three or more replies in one conversation, unseen ones apart', () => {
  const rows = [
    row(9, 'mention', 'A', false),
    row(8, 'mention', 'A'),
    row(7, 'mention', 'B'),
    row(6, 'mention', 'A'),
    row(5, 'favourite', 'A'),
    row(4, 'mention', 'A'),
    row(3, 'mention', 'B'),
    row(2, 'mention', 'C'),
  ];
  const idsOf = (isGrouping: boolean) =>
    groupNotifications(rows, isGrouping, conversationOf).map(({ rows: of }) =>
      of.map(({ id }) => id).join('+'),
    );
  expect(idsOf(true)).toEqual(['9', '8+6+4', '7', '5', '3', '2']);
  expect(idsOf(false)).toEqual(['9', '8', '7', '6', '5', '4', '3', '2']);
});

test('groupNotifications: groups reports, unseen ones apart [R-MOD-031]', () => {
  const rows = [
    row(6, 'pleroma:report', undefined, false),
    row(5, 'pleroma:report', undefined, false),
    row(4, 'mention', 'A'),
    row(3, 'pleroma:report'),
    row(2, 'admin.sign_up'),
    row(1, 'pleroma:report'),
  ];
  expect(shape(rows)).toEqual(['6+5', '4', '3+1', '2']);
  expect(shape(rows, false)).toEqual(['6', '5', '4', '3', '2', '1']);
});

test('groupNotifications: puts five thousand favourites of one status into one group', () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => row(9_000 - index, 'favourite', 'A'));
  const groups = groupNotifications([...rows, row(1, 'mention', 'B')], true);
  expect(groups.map(({ rows: of }) => of.length)).toEqual([5_000, 1]);
});

test('groupNotifications: loses, duplicates and reorders nothing within a group', () => {
  const some = fc.record({
    type: fc.constantFrom('favourite', 'reblog', 'mention', 'follow', 'new kind'),
    statusId: fc.constantFrom('A', 'B', undefined),
  });
  fc.assert(
    fc.property(fc.array(some), (kinds) => {
      const rows = kinds.map(({ type, statusId }, index) => row(1000 - index, type, statusId));
      const groups = groupNotifications(rows, true);
      const ids = groups.flatMap(({ rows: of }) => of.map(({ id }) => Number(id)));
      expect(ids.toSorted((a, b) => b - a)).toEqual(rows.map(({ id }) => Number(id)));
      for (const { rows: of } of groups) {
        const within = of.map(({ id }) => Number(id));
        expect(within).toEqual(within.toSorted((a, b) => b - a));
      }
    }),
  );
});
