import type { RelationshipRow } from './rows/relationship-row.ts';
import type { StatusRow } from './rows/status-row.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

/** Ids of rows that code outside of the tables needs, such as those in the result of a query. */
export interface RetainedRows {
  readonly statuses?: Iterable<string>;
  readonly accounts?: Iterable<string>;
  readonly notifications?: Iterable<string>;
  readonly polls?: Iterable<string>;
}

export interface Retention {
  /**
   * Removes rows that nothing refers to: no feed, no function in `holders` and no mounted
   * component. A row is removed when a second sweep finds it, since nothing may refer to the rows
   * of a new response yet. Muted and blocked accounts stay. It takes a while, so the caller should
   * wait until the browser is idle. Returns the number of removed rows.
   */
  sweep(): number;
  /** Number of rows that the next sweep removes unless they are referenced by then. */
  readonly unreachableCount: number;
}

type Marks = Readonly<Record<keyof RetainedRows, Set<string>>>;

/* Allocates no list, since the function runs for every status of every feed in one sweep. */
function markPeople(marks: Marks, row: StatusRow): void {
  const { accounts } = marks;
  if (row.accountId != null) accounts.add(row.accountId);
  if (row.inReplyToAccountId != null) accounts.add(row.inReplyToAccountId);
  for (const { id } of row.mentions ?? []) accounts.add(id);
  for (const id of row.favouritedByIds ?? []) accounts.add(id);
  for (const id of row.rebloggedByIds ?? []) accounts.add(id);
  for (const { accountIds } of row.reactions ?? []) {
    for (const id of accountIds ?? []) accounts.add(id);
  }
}

/** Marks all rows that a status refers to, including reblogged and quoted statuses. */
function markStatus(tables: Tables, marks: Marks, first: string): void {
  const open = [first];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (marks.statuses.has(id)) continue;
    marks.statuses.add(id);
    const row = tables.statuses.get(id);
    if (!row) continue;
    markPeople(marks, row);
    if (row.pollId != null) marks.polls.add(row.pollId);
    for (const inner of [row.reblogId, row.quoteId]) if (inner != null) open.push(inner);
  }
}

function markNotification(tables: Tables, marks: Marks, id: string): void {
  marks.notifications.add(id);
  const row = tables.notifications.get(id);
  for (const person of [row?.accountId, row?.targetId]) {
    if (person !== undefined) marks.accounts.add(person);
  }
  if (row?.statusId !== undefined) markStatus(tables, marks, row.statusId);
}

function watched<Row extends { readonly id: string }>(table: Table<Row>): string[] {
  return [...table.keys()].filter((id) => table.isWatched(id));
}

function mark(tables: Tables, holders: Iterable<() => RetainedRows>): Marks {
  const marks: Marks = {
    statuses: new Set(),
    accounts: new Set([...watched(tables.accounts), ...watched(tables.relationships)]),
    notifications: new Set(),
    polls: new Set([...watched(tables.polls), ...watched(tables.pollViewers)]),
  };
  const statuses = [...watched(tables.statuses), ...watched(tables.statusViewers)];
  const notifications = watched(tables.notifications);
  for (const id of tables.feeds.keys()) {
    const ids = tables.feeds.get(id)?.ids ?? [];
    statuses.push(...ids);
    notifications.push(...ids);
  }
  for (const id of tables.threads.keys())
    statuses.push(...(tables.threads.get(id)?.statusIds ?? []));
  for (const roots of holders) {
    const extra = roots();
    statuses.push(...(extra.statuses ?? []));
    notifications.push(...(extra.notifications ?? []));
    for (const id of extra.accounts ?? []) marks.accounts.add(id);
    for (const id of extra.polls ?? []) marks.polls.add(id);
  }
  for (const id of statuses) markStatus(tables, marks, id);
  for (const id of notifications) markNotification(tables, marks, id);
  for (const id of marks.accounts) {
    const moved = tables.accounts.get(id)?.movedToId;
    if (moved !== undefined) marks.accounts.add(moved);
  }
  return marks;
}

/* The relationship row of a muted or blocked account must stay: later statuses that mention the
   account are hidden by it. */
function isMutedOrBlocked(row: RelationshipRow | undefined): boolean {
  return row?.muting === true || row?.blocking === true;
}

/** Creates a `Retention`. Lists, announcements, feeds and threads are few and always stay. */
export function createRetention(
  tables: Tables,
  /** Functions that return the ids of rows to keep. They are called at every sweep. */
  holders: Iterable<() => RetainedRows> = [],
): Retention {
  let unretained: ReadonlyMap<string, ReadonlySet<string>> = new Map();

  return {
    sweep() {
      const marks = mark(tables, holders);
      const next = new Map<string, ReadonlySet<string>>();
      let dropped = 0;
      function drop<Row extends { readonly id: string }>(
        name: string,
        table: Table<Row>,
        marked: Pick<ReadonlySet<string>, 'has'>,
      ): void {
        const before = unretained.get(name);
        const now = new Set<string>();
        for (const id of table.keys()) {
          if (marked.has(id)) continue;
          if (before?.has(id) === true) {
            table.remove(id);
            dropped += 1;
          } else now.add(id);
        }
        next.set(name, now);
      }
      tables.hub.batch(() => {
        drop('status', tables.statuses, marks.statuses);
        drop('viewer', tables.statusViewers, marks.statuses);
        drop('account', tables.accounts, marks.accounts);
        drop('relationship', tables.relationships, {
          has: (id) => marks.accounts.has(id) || isMutedOrBlocked(tables.relationships.get(id)),
        });
        drop('poll', tables.polls, marks.polls);
        drop('vote', tables.pollViewers, marks.polls);
        drop('notification', tables.notifications, marks.notifications);
      });
      unretained = next;
      return dropped;
    },
    get unreachableCount() {
      return [...unretained.values()].reduce((sum, { size }) => sum + size, 0);
    },
  };
}
