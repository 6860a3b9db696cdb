import type { RelationshipRow } from './rows/relationship-row.ts';
import type { StatusRow } from './rows/status-row.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

/** Rows that somebody outside of the tables needs: a query's ids, an open conversation. */
export interface Roots {
  readonly statuses?: Iterable<string>;
  readonly accounts?: Iterable<string>;
  readonly notifications?: Iterable<string>;
  readonly polls?: Iterable<string>;
}

export interface Retention {
  /**
   * Drops the rows that no feed, no holder and no mounted component leads to, now and at the sweep
   * before (what has just been answered may not be held yet). Whom the viewer muted or blocked stays
   * known. To be called when idle; gives how many went.
   */
  sweep(): number;
  /** How many the next sweep drops, unless something leads to them by then. */
  readonly doomed: number;
}

interface Marks {
  readonly statuses: Set<string>;
  readonly accounts: Set<string>;
  readonly notifications: Set<string>;
  readonly polls: Set<string>;
}

/* Makes no list of its own, because it runs for every status of every feed in one go. */
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

/** Marks what a status leads to; goes on from repeats and quotes to what they hold. */
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

function mark(tables: Tables, holders: Iterable<() => Roots>): Marks {
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
    const held = roots();
    statuses.push(...(held.statuses ?? []));
    notifications.push(...(held.notifications ?? []));
    for (const id of held.accounts ?? []) marks.accounts.add(id);
    for (const id of held.polls ?? []) marks.polls.add(id);
  }
  for (const id of statuses) markStatus(tables, marks, id);
  for (const id of notifications) markNotification(tables, marks, id);
  for (const id of marks.accounts) {
    const moved = tables.accounts.get(id)?.movedToId;
    if (moved !== undefined) marks.accounts.add(moved);
  }
  return marks;
}

/* Statuses that come later are hidden if they mention such a person, so the row must stay. */
function isHeldAgainst(row: RelationshipRow | undefined): boolean {
  return row?.muting === true || row?.blocking === true;
}

/** See `Retention`. Lists, announcements, feeds and conversations are few and stay. */
export function createRetention(
  tables: Tables,
  /** Asked at every sweep what must stay. */
  holders: Iterable<() => Roots> = [],
): Retention {
  let doomed: ReadonlyMap<string, ReadonlySet<string>> = new Map();

  return {
    sweep() {
      const marks = mark(tables, holders);
      const next = new Map<string, ReadonlySet<string>>();
      let dropped = 0;
      function drop<Row extends { readonly id: string }>(
        name: string,
        table: Table<Row>,
        kept: Pick<ReadonlySet<string>, 'has'>,
      ): void {
        const before = doomed.get(name);
        const now = new Set<string>();
        for (const id of table.keys()) {
          if (kept.has(id)) continue;
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
          has: (id) => marks.accounts.has(id) || isHeldAgainst(tables.relationships.get(id)),
        });
        drop('poll', tables.polls, marks.polls);
        drop('vote', tables.pollViewers, marks.polls);
        drop('notification', tables.notifications, marks.notifications);
      });
      doomed = next;
      return dropped;
    },
    get doomed() {
      return [...doomed.values()].reduce((sum, { size }) => sum + size, 0);
    },
  };
}
