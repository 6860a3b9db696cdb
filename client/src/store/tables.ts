import type { PinnedRows } from './pinned-rows.ts';
import { createHub, type Hub } from './hub.ts';
import type { AccountRow } from './rows/account-row.ts';
import type { AnnouncementRow } from './rows/announcement-row.ts';
import type { FeedRow } from './rows/feed-row.ts';
import type { ListRow } from './rows/list-row.ts';
import type { NotificationRow } from './rows/notification-row.ts';
import type { PollRow, PollViewerRow } from './rows/poll-row.ts';
import type { RelationshipRow } from './rows/relationship-row.ts';
import type { StatusRow, StatusViewerRow } from './rows/status-row.ts';
import type { ThreadRow } from './rows/thread-row.ts';
import { createTable, type Table } from './table.ts';

/** All data of one session. Signing out drops the object. */
export interface Tables {
  /** Sequence numbers and batches; `hub.now()` is the moment of a request sent now. */
  readonly hub: Hub;
  readonly pinned: PinnedRows;
  /** Called with each unknown status before it is added to the table, and with its moment. */
  readonly newStatusListeners: Set<(row: StatusRow, requestedAt: number) => void>;
  /**
   * Deleted replies already subtracted from a count: the response and the stream both report them,
   * in any order.
   */
  readonly uncountedReplies: Set<string>;
  readonly statuses: Table<StatusRow>;
  readonly statusViewers: Table<StatusViewerRow>;
  readonly accounts: Table<AccountRow>;
  readonly relationships: Table<RelationshipRow>;
  readonly polls: Table<PollRow>;
  readonly pollViewers: Table<PollViewerRow>;
  readonly notifications: Table<NotificationRow>;
  readonly lists: Table<ListRow>;
  readonly announcements: Table<AnnouncementRow>;
  readonly feeds: Table<FeedRow>;
  readonly threads: Table<ThreadRow>;
}

export function createTables(): Tables {
  const hub = createHub();
  return {
    hub,
    pinned: { beingRepliedTo: new Set(), withOpenThread: new Set() },
    newStatusListeners: new Set(),
    uncountedReplies: new Set(),
    statuses: createTable<StatusRow>(hub),
    statusViewers: createTable<StatusViewerRow>(hub),
    accounts: createTable<AccountRow>(hub),
    relationships: createTable<RelationshipRow>(hub),
    polls: createTable<PollRow>(hub),
    pollViewers: createTable<PollViewerRow>(hub),
    notifications: createTable<NotificationRow>(hub),
    lists: createTable<ListRow>(hub),
    announcements: createTable<AnnouncementRow>(hub),
    feeds: createTable<FeedRow>(hub),
    threads: createTable<ThreadRow>(hub),
  };
}
