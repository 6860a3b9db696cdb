import { expect, test } from 'vitest';
import type { Status } from '#contract/schemas/status.ts';
import { ingestStatus, ingestStatuses } from '#entities/ingest/ingest-status.ts';
import { createTables, type Tables } from '#entities/tables.ts';
import { wireAccount, wireStatus } from '#entities/testing/wire.ts';
import { countReply } from './count-reply.ts';

const viewerId = 'me';

const reply = (id: string, more: Partial<Status> = {}): Status =>
  wireStatus(id, { in_reply_to_id: 'parent', ...more });

const parent = (count: number): Status => wireStatus('parent', { replies_count: count });

/** The moment of a request or event now. */
const moment = ({ hub }: Tables) => ({ askedAt: hub.next(), viewerId });

const streams = (tables: Tables, wire: Status): string =>
  ingestStatus(tables, wire, moment(tables));

/**
 * A completely loaded thread of which only the parent is known, while those in `open` are being
 * read.
 */
function reading(open: readonly string[] = ['parent']): Tables {
  const tables = createTables();
  tables.newStatusListeners.add((row, askedAt) => {
    countReply({ tables, open, writer: viewerId }, row, askedAt);
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
  { name: 'one that comes is counted', come: (tables) => streams(tables, reply('1')), count: 3 },
  {
    name: 'each of several that come is counted',
    come: (tables) => {
      streams(tables, reply('1'));
      streams(tables, reply('2', { visibility: 'unlisted' }));
    },
    count: 4,
  },
  {
    name: 'several of one answer that does not bring what they answer are counted',
    come: (tables) => ingestStatuses(tables, [reply('1'), reply('2')], moment(tables)),
    count: 4,
  },
  {
    name: 'one that comes again, or is edited, is counted once',
    come: (tables) => {
      streams(tables, reply('1'));
      streams(tables, reply('1'));
      streams(tables, reply('1', { edited_at: '2026-01-02T03:05:00.000Z' }));
    },
    count: 3,
  },
  {
    name: 'one that two conversations show is counted once',
    open: ['parent', 'other'],
    come: (tables) => {
      const other = tables.threads.get('parent');
      if (other) tables.threads.put({ ...other, id: 'other' });
      streams(tables, reply('1'));
    },
    count: 3,
  },
  {
    name: 'one’s own, which the stream tells of first, is counted once',
    come: (tables) => {
      const posting = moment(tables);
      streams(tables, reply('1'));
      ingestStatus(tables, reply('1'), posting);
    },
    count: 3,
  },
  {
    name: 'one’s own is not counted where the count was asked for after it was sent',
    come: (tables) => {
      const posting = moment(tables);
      streams(tables, parent(3));
      ingestStatus(tables, reply('1'), posting);
    },
    count: 3,
  },
  {
    name: 'one that only few may read is not counted, as servers do not',
    come: (tables) => streams(tables, reply('1', { visibility: 'private' })),
    count: 2,
  },
  {
    name: 'one that comes inside of what repeats it is counted',
    come: (tables) => streams(tables, wireStatus('r', { reblog: reply('1') })),
    count: 3,
  },
  {
    name: 'a repeat of what was answered is no reply',
    come: (tables) => streams(tables, wireStatus('r', { reblog: parent(2) })),
    count: 2,
  },
  {
    name: 'the whole conversation, asked for again, tells its own count: what is answered comes first',
    come: (tables) => ingestStatuses(tables, [parent(3), reply('1')], moment(tables)),
    count: 3,
  },
  {
    name: 'the whole conversation, asked for again, tells its own count: what is answered comes last',
    come: (tables) => ingestStatuses(tables, [reply('1'), parent(3)], moment(tables)),
    count: 3,
  },
  {
    name: 'what the server says later stands, even where it is less',
    come: (tables) => {
      streams(tables, reply('1'));
      streams(tables, parent(2));
    },
    count: 2,
  },
  {
    name: 'what was asked for before the reply came, and is answered after it, does not take it off',
    come: (tables) => {
      const asking = moment(tables);
      streams(tables, reply('1'));
      ingestStatus(tables, parent(2), asking);
    },
    count: 3,
  },
];

test.each(cases)('countReply: for an open thread $name', ({ open, come, count }) => {
  const tables = reading(open);
  come(tables);
  expect(tables.statuses.get('parent')?.repliesCount).toBe(count);
});

test.each<{ readonly name: string; readonly change: (tables: Tables) => void }>([
  {
    name: 'the conversation is not known as a whole',
    change: ({ threads }) => {
      const known = threads.get('parent');
      if (known) threads.put({ ...known, isLoaded: false });
    },
  },
  {
    name: 'the conversation is another',
    change: ({ threads }) => {
      const known = threads.get('parent');
      if (known) threads.put({ ...known, statusIds: ['other'] });
    },
  },
])('countReply: does not count a possibly old reply where $name', ({ change }) => {
  const tables = reading();
  change(tables);
  streams(tables, reply('1'));
  expect(tables.statuses.get('parent')?.repliesCount).toBe(2);
});

test('countReply: counts the viewer’s new reply before the thread is loaded', () => {
  const tables = reading();
  const known = tables.threads.get('parent');
  if (known) tables.threads.put({ ...known, isLoaded: false });
  streams(tables, reply('1', { account: wireAccount(viewerId) }));
  expect(tables.statuses.get('parent')?.repliesCount).toBe(3);
});

test('countReply: does not count a possibly old reply without an open thread', () => {
  const tables = reading([]);
  streams(tables, reply('1'));
  expect(tables.statuses.get('parent')?.repliesCount).toBe(2);
});

test('countReply: does not start a count that the server never sent', () => {
  const tables = reading();
  const { replies_count: _, ...untold } = wireStatus('untold');
  const known = tables.threads.get('parent');
  if (known) tables.threads.put({ ...known, statusIds: ['parent', 'untold'] });
  streams(tables, untold);
  streams(tables, reply('1', { in_reply_to_id: 'untold' }));
  expect(tables.statuses.get('untold')?.repliesCount).toBeUndefined();
});
