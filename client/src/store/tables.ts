import type { PinnedRows } from './pinned-rows.ts';
import { createTableHub } from './table-hub.ts';
import type { AccountRow } from './rows/account-row.ts';
import type { AnnouncementRow } from './rows/announcement-row.ts';
import type { FeedRow } from './rows/feed-row.ts';
import type { ListRow } from './rows/list-row.ts';
import type { NotificationRow } from './rows/notification-row.ts';
import type { PollRow, PollViewerRow } from './rows/poll-row.ts';
import type { RelationshipRow } from './rows/relationship-row.ts';
import type { StatusRow, StatusViewerRow } from './rows/status-row.ts';
import type { ThreadRow } from './rows/thread-row.ts';
import { createTable } from './table.ts';

/** Marks up to which notification the viewer has read. */
interface ReadMarker {
  /**
   * Id of the last read notification; empty if none is read, absent until the server has responded.
   */
  id?: string;
}

/** All data of one session. Signing out drops the object. */
export type Tables = Readonly<ReturnType<typeof createTables>>;

export function createTables() {
  const hub = createTableHub();
  const readMarker: ReadMarker = {};
  const pinned: PinnedRows = { beingRepliedTo: new Set(), withOpenThread: new Set() };
  return {
    /**
     * Sequence numbers of requests and events, and batching of notifications; `hub.now()` is the
     * current moment.
     */
    hub,
    pinned,
    readMarker,
    /**
     * Functions that are called with each status that the table does not contain yet, and the
     * moment of its request, before it is added.
     */
    newStatusListeners: new Set<(row: StatusRow, requestedAt: number) => void>(),
    /**
     * Ids of deleted replies that have been subtracted from the reply count of their parent. A
     * deletion is reported both by the response and by the stream, in either order, but must be
     * subtracted only once.
     */
    uncountedReplies: new Set<string>(),
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
