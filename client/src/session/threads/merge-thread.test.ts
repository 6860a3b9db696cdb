import { expect, test } from 'vitest';
import type { ThreadRow } from '#store/rows/thread-row.ts';
import { mergeThread } from './merge-thread.ts';

const failure = { part: 'context', error: 'no' } as const;

interface Case {
  readonly name: string;
  readonly row: Partial<ThreadRow>;
  /** Ids of the statuses in the response. */
  readonly ids: readonly string[];
  readonly isFailed?: boolean;
  /** Ids of statuses that arrived after the request was sent. */
  readonly late?: readonly string[];
  /**
   * Ids of statuses by other accounts that the tables did not contain when the thread was opened.
   */
  readonly additions?: readonly string[];
  readonly deleted?: readonly string[];
  readonly statusIds: readonly string[];
  readonly newIds?: readonly string[];
  readonly isLoaded?: boolean;
}

const cases: readonly Case[] = [
  {
    name: 'uses the first response as the thread, with nothing new',
    row: { statusIds: ['1'], isLoaded: false },
    ids: ['1', '2'],
    additions: ['2'],
    statusIds: ['1', '2'],
  },
  {
    name: 'keeps the viewer’s own late reply after the first response',
    row: { statusIds: ['1', '3'], isLoaded: false },
    ids: ['1', '2'],
    late: ['3'],
    statusIds: ['1', '2', '3'],
  },
  {
    name: 'keeps the viewer’s own late reply after later responses',
    row: { statusIds: ['1', '2', '3'] },
    ids: ['1', '2'],
    late: ['3'],
    statusIds: ['1', '2', '3'],
  },
  {
    name: 'keeps late replies of others as new',
    row: { statusIds: ['1', '3'], newIds: ['3'], isLoaded: false },
    ids: ['1', '2'],
    late: ['3'],
    additions: ['2', '3'],
    statusIds: ['1', '2', '3'],
    newIds: ['3'],
  },
  {
    name: 'removes a late reply that was deleted',
    row: { statusIds: ['1', '2', '3'], newIds: ['3'] },
    ids: ['1', '2'],
    late: ['3'],
    deleted: ['3'],
    statusIds: ['1', '2'],
  },
  {
    name: 'removes known statuses missing from the response, new or not',
    row: { statusIds: ['1', '2', '3'], newIds: ['3'] },
    ids: ['1'],
    statusIds: ['1'],
  },
  {
    name: 'marks replies of a later response as new',
    row: { statusIds: ['1', '2'], newIds: ['2'] },
    ids: ['1', '2', '3'],
    late: ['3'],
    additions: ['3'],
    statusIds: ['1', '2', '3'],
    newIds: ['2', '3'],
  },
  {
    name: 'does not mark the viewer’s or known replies of a later response as new',
    row: { statusIds: ['1'] },
    ids: ['1', '2'],
    statusIds: ['1', '2'],
  },
  {
    name: 'removes nothing after a partial response and stays incomplete',
    row: { statusIds: ['1', '2'], isLoaded: false },
    ids: ['1', '3'],
    isFailed: true,
    statusIds: ['1', '2', '3'],
    isLoaded: false,
  },
];

test.each(cases)('mergeThread: $name', (given) => {
  const { row, ids, isFailed, late = [], additions = [], deleted = [] } = given;
  const before: ThreadRow = {
    id: '1',
    statusIds: [],
    newIds: [],
    isLoading: true,
    isLoaded: true,
    ...row,
  };
  const merged = mergeThread(
    before,
    { ids, ...(isFailed === true && { failure }) },
    {
      isLate: (id) => late.includes(id),
      isAddition: (id) => additions.includes(id),
      isDeleted: (id) => deleted.includes(id),
    },
  );
  expect(merged).toEqual({
    id: '1',
    statusIds: given.statusIds,
    newIds: given.newIds ?? [],
    isLoading: false,
    isLoaded: given.isLoaded ?? true,
    ...(isFailed === true && { failure }),
  });
});

test('mergeThread: returns the same arrays if nothing has changed', () => {
  const row = { id: '1', statusIds: ['1', '2'], newIds: ['2'], isLoading: true, isLoaded: true };
  const is = { isLate: () => false, isAddition: () => true, isDeleted: () => false };
  const merged = mergeThread(row, { ids: ['2', '1'] }, is);
  expect(merged.statusIds).toBe(row.statusIds);
  expect(merged.newIds).toBe(row.newIds);
});
