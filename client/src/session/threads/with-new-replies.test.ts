import { expect, test } from 'vitest';
import type { StatusRow } from '#store/rows/status-row.ts';
import type { ThreadRow } from '#store/rows/thread-row.ts';
import { createReplyArrivals, type ThreadVisit, withNewReplies } from './with-new-replies.ts';

interface Came {
  readonly id: string;
  readonly to: string;
  readonly by?: string;
  readonly cameAt?: number;
  readonly requestedAt?: number;
  readonly more?: Partial<StatusRow>;
}

interface Case {
  readonly name: string;
  readonly visit?: Partial<ThreadVisit>;
  /** Replies in order of arrival. Those without a moment were known before. */
  readonly came: readonly Came[];
  readonly statusIds: readonly string[];
  readonly newIds?: readonly string[];
}

/* Thread 1 is opened at moment 10. Its complete content was requested at moment 20. */
const whole = { loadedAt: 20 };

const cases: readonly Case[] = [
  {
    name: 'marks replies since the opening as new',
    came: [{ id: '2', to: '1', cameAt: 11 }],
    statusIds: ['1', '2'],
    newIds: ['2'],
  },
  {
    name: 'does not mark the viewer’s reply as new',
    came: [{ id: '2', to: '1', by: 'me', cameAt: 11 }],
    statusIds: ['1', '2'],
  },
  {
    name: 'does not mark known replies as new',
    came: [{ id: '2', to: '1' }],
    statusIds: ['1', '2'],
  },
  {
    name: 'does not mark replies requested before the opening as new',
    came: [{ id: '2', to: '1', cameAt: 11, requestedAt: 9 }],
    statusIds: ['1', '2'],
  },
  {
    name: 'adds replies to replies in any order',
    came: [
      { id: '3', to: '2', cameAt: 11 },
      { id: '2', to: '1', cameAt: 12 },
    ],
    statusIds: ['1', '2', '3'],
    newIds: ['2', '3'],
  },
  {
    name: 'leaves out replies to others, reblogs and deleted statuses',
    came: [
      { id: '2', to: 'elsewhere', cameAt: 11 },
      { id: '3', to: '1', cameAt: 12, more: { reblogId: '1' } },
      { id: '4', to: '1', cameAt: 13, more: { isDeleted: true } },
    ],
    statusIds: ['1'],
  },
  {
    name: 'leaves out statuses known at the request but missing from the response',
    visit: whole,
    came: [
      { id: '2', to: '1' },
      { id: '3', to: '1', cameAt: 19 },
    ],
    statusIds: ['1'],
  },
  {
    name: 'adds replies that arrived after the request, even if requested earlier',
    visit: whole,
    came: [
      { id: '2', to: '1', by: 'me', cameAt: 20, requestedAt: 18 },
      { id: '3', to: '2', cameAt: 21 },
    ],
    statusIds: ['1', '2', '3'],
    newIds: ['3'],
  },
];

test.each(cases)('withNewReplies: $name', (given) => {
  const rows = new Map<string, StatusRow>([['1', { id: '1' }]]);
  const arrivals = createReplyArrivals();
  for (const { id, to, by = 'someone', cameAt, requestedAt, more } of given.came) {
    rows.set(id, { id, inReplyToId: to, accountId: by, ...more });
    if (cameAt === undefined) continue;
    arrivals.note(id, { arrivedAt: cameAt, requestedAt: requestedAt ?? cameAt, isCounted: false });
  }
  const row: ThreadRow = {
    id: '1',
    statusIds: ['1'],
    newIds: [],
    isLoading: false,
    isLoaded: true,
  };
  const joined = withNewReplies(
    { statuses: rows, arrivals, viewerId: 'me' },
    { openedAt: 10, ...given.visit },
    row,
  );
  expect(joined.statusIds).toEqual(given.statusIds);
  expect(joined.newIds.toSorted()).toEqual(given.newIds ?? []);
  expect(joined === row).toBe(given.statusIds.length === 1);
});
