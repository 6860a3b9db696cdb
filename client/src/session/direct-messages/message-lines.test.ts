import { expect, test } from 'vitest';
import type { StatusRow } from '#store/rows/status-row.ts';
import { selectDirectMessages, messageLines, recipientIds } from './message-lines.ts';

const at = (day: number, hour: number): string => new Date(2026, 10, day, hour).toISOString();

function message(id: string, accountId: string, createdAt: string): StatusRow {
  return { id, accountId, createdAt, visibility: 'direct' };
}

test('selectDirectMessages: returns messages by time, then by id, without public posts and deleted messages', () => {
  const rows: StatusRow[] = [
    message('9', 'jun', at(24, 9)),
    message('10', 'jun', at(24, 9)),
    message('3', 'me', at(24, 8)),
    { ...message('4', 'me', at(24, 8)), isDeleted: true },
    { ...message('1', 'jun', at(23, 8)), visibility: 'public' },
    { id: '2' },
  ];
  expect(selectDirectMessages(rows).map(({ id }) => id)).toEqual(['3', '9', '10']);
});

test('messageLines: adds a line for each day, and marks the first and last of successive messages of one person', () => {
  const lines = messageLines([
    message('1', 'jun', at(23, 8)),
    message('2', 'jun', at(23, 9)),
    message('3', 'me', at(23, 9)),
    message('4', 'me', at(24, 9)),
  ]);
  const descriptions = lines.map((line) =>
    line.kind === 'day'
      ? `day ${new Date(line.at).getDate()}`
      : `${line.status.id}${line.isFirst ? ' first' : ''}${line.isLast ? ' last' : ''}`,
  );
  expect(descriptions).toEqual([
    'day 23',
    '1 first',
    '2 last',
    '3 first last',
    'day 24',
    '4 first last',
  ]);
});

test('messageLines: returns messages without a time without a line for a day', () => {
  expect(messageLines([{ id: '1', accountId: 'jun', visibility: 'direct' }])).toMatchObject([
    { kind: 'message', isFirst: true, isLast: true },
  ]);
});

test.each<[string, StatusRow, readonly string[]]>([
  ['the author', message('1', 'jun', at(1, 1)), ['jun']],
  [
    'those whom the viewer mentioned',
    {
      ...message('1', 'me', at(1, 1)),
      mentions: [
        { id: 'jun', acct: 'jun', username: 'jun', url: '' },
        { id: 'me', acct: 'me', username: 'me', url: '' },
      ],
    },
    ['jun'],
  ],
  ['nobody for a note to oneself', message('1', 'me', at(1, 1)), []],
])('recipientIds: returns the ids of %s', (_, status, expected) => {
  expect(recipientIds(status, 'me')).toEqual(expected);
});
