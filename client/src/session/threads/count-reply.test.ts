import { expect, test } from 'vitest';
import type { Status } from '@rookery/contract/schemas/status.ts';
import { ingestStatus, ingestStatuses } from '#store/ingest/ingest-status.ts';
import { createTables, type Tables } from '#store/tables.ts';
import { apiAccount, apiStatus } from '#store/testing/api-samples.ts';
import { countReply } from './count-reply.ts';

const viewerId = 'me';

const reply = (id: string, more: Partial<Status> = {}): Status =>
  apiStatus(id, { in_reply_to_id: 'parent', ...more });

const parent = (count: number): Status => apiStatus('parent', { replies_count: count });

/** Returns the context of a request or event at the current moment. */
const moment = ({ hub }: Tables) => ({ requestedAt: hub.next(), viewerId });

const streams = (tables: Tables, wire: Status): string =>
  ingestStatus(tables, wire, moment(tables));

/**
 * Creates a completely loaded thread that contains only the parent. The threads in `open` are on
 * the screen.
 */
function reading(open: readonly string[] = ['parent']): Tables {
  const tables = createTables();
  tables.newStatusListeners.add((row, requestedAt) => {
    countReply({ tables, open, writer: viewerId }, row, requestedAt);
  });
  tables.threads.put({
    id: 'parent',
    statusIds: ['parent'],
    newIds: [],
    isLoading: false,
    isLoaded: true,
  });
  streams(tables, parent(2));
  return tables;
}

interface Case {
  readonly name: string;
  readonly open?: readonly string[];
  readonly come: (tables: Tables) => void;
  readonly count: number;
}

const cases: readonly Case[] = [
  { name: 'counts a new reply', come: (tables) => streams(tables, reply('1')), count: 3 },
  {
    name: 'counts each of several replies',
    come: (tables) => {
      streams(tables, reply('1'));
      streams(tables, reply('2', { visibility: 'unlisted' }));
    },
    count: 4,
  },
  {
    name: 'counts several replies of a response without their parent',
    come: (tables) => ingestStatuses(tables, [reply('1'), reply('2')], moment(tables)),
    count: 4,
  },
  {
    name: 'counts a repeated or edited reply once',
    come: (tables) => {
      streams(tables, reply('1'));
      streams(tables, reply('1'));
      streams(tables, reply('1', { edited_at: '2026-01-02T03:05:00.000Z' }));
    },
    count: 3,
  },
  {
    name: 'counts a reply shown by two threads once',
    open: ['parent', 'other'],
    come: (tables) => {
      const other = tables.threads.get('parent');
      if (other) tables.threads.put({ ...other, id: 'other' });
      streams(tables, reply('1'));
    },
    count: 3,
  },
  {
    name: 'counts the viewer’s reply once if it is streamed first',
    come: (tables) => {
      const posting = moment(tables);
      streams(tables, reply('1'));
      ingestStatus(tables, reply('1'), posting);
    },
    count: 3,
  },
  {
    name: 'does not count the viewer’s reply if the count was requested later',
    come: (tables) => {
      const posting = moment(tables);
      streams(tables, parent(3));
      ingestStatus(tables, reply('1'), posting);
    },
    count: 3,
  },
  {
    name: 'does not count a reply with limited visibility, like servers',
    come: (tables) => streams(tables, reply('1', { visibility: 'private' })),
    count: 2,
  },
  {
    name: 'counts a reply inside its reblog',
    come: (tables) => streams(tables, apiStatus('r', { reblog: reply('1') })),
    count: 3,
  },
  {
    name: 'does not count a reblog of the parent',
    come: (tables) => streams(tables, apiStatus('r', { reblog: parent(2) })),
    count: 2,
  },
  {
    name: 'uses the count of a reloaded thread, parent first',
    come: (tables) => ingestStatuses(tables, [parent(3), reply('1')], moment(tables)),
    count: 3,
  },
  {
    name: 'uses the count of a reloaded thread, parent last',
    come: (tables) => ingestStatuses(tables, [reply('1'), parent(3)], moment(tables)),
    count: 3,
  },
  {
    name: 'uses a later count of the server, even if it is lower',
    come: (tables) => {
      streams(tables, reply('1'));
      streams(tables, parent(2));
    },
    count: 2,
  },
  {
    name: 'keeps the reply after a response to an earlier request',
    come: (tables) => {
      const asking = moment(tables);
      streams(tables, reply('1'));
      ingestStatus(tables, parent(2), asking);
    },
    count: 3,
  },
];

test.each(cases)('countReply: $name', ({ open, come, count }) => {
  const tables = reading(open);
  come(tables);
  expect(tables.statuses.get('parent')?.repliesCount).toBe(count);
});

test.each<{ readonly name: string; readonly change: (tables: Tables) => void }>([
  {
    name: 'the thread is incomplete',
    change: ({ threads }) => {
      const known = threads.get('parent');
      if (known) threads.put({ ...known, isLoaded: false });
    },
  },
  {
    name: 'the thread is another one',
    change: ({ threads }) => {
      const known = threads.get('parent');
      if (known) threads.put({ ...known, statusIds: ['other'] });
    },
  },
])('countReply: does not count a reply that may be old if $name', ({ change }) => {
  const tables = reading();
  change(tables);
  streams(tables, reply('1'));
  expect(tables.statuses.get('parent')?.repliesCount).toBe(2);
});

test('countReply: counts the viewer’s new reply before the thread is loaded', () => {
  const tables = reading();
  const known = tables.threads.get('parent');
  if (known) tables.threads.put({ ...known, isLoaded: false });
  streams(tables, reply('1', { account: apiAccount(viewerId) }));
  expect(tables.statuses.get('parent')?.repliesCount).toBe(3);
});

test('countReply: does not count a reply that may be old if no thread is open', () => {
  const tables = reading([]);
  streams(tables, reply('1'));
  expect(tables.statuses.get('parent')?.repliesCount).toBe(2);
});

test('countReply: sets no count if the server has sent none', () => {
  const tables = reading();
  const { replies_count: _, ...untold } = apiStatus('untold');
  const known = tables.threads.get('parent');
  if (known) tables.threads.put({ ...known, statusIds: ['parent', 'untold'] });
  streams(tables, untold);
  streams(tables, reply('1', { in_reply_to_id: 'untold' }));
  expect(tables.statuses.get('untold')?.repliesCount).toBeUndefined();
});
