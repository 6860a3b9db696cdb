import { authorizeFollowRequest, rejectFollowRequest } from '#contract/calls/follows.ts';
import { ingestRelationship } from '#entities/ingest/ingest-relationship.ts';
import type { Tables } from '#entities/tables.ts';
import type { Session } from '#session/session.ts';

function requestNotifications(tables: Tables, accountId: string): string[] {
  return [...tables.notifications.keys()].filter((id) => {
    const row = tables.notifications.get(id);
    return row?.type === 'follow_request' && row.accountId === accountId;
  });
}

function lowerCount({ tables, viewerId }: Session): void {
  const count = viewerId === null ? undefined : tables.accounts.get(viewerId)?.followRequestsCount;
  if (viewerId === null || count === undefined) return;
  tables.accounts.merge({ id: viewerId, followRequestsCount: Math.max(0, count - 1) });
}

/**
 * Lets somebody follow the viewer (R-FREQ-004, R-FREQ-005): the request is gone, the notification of it
 * is seen and tells of a follow. Rejects with `ApiError`, and then nothing has changed.
 */
export async function approveFollowRequest(session: Session, accountId: string): Promise<void> {
  const { load, tables, notifications } = session;
  const path = { id: accountId };
  await load(authorizeFollowRequest, { path }, (wire, how) =>
    ingestRelationship(how.tables, wire, how),
  );
  const told = requestNotifications(tables, accountId);
  tables.hub.batch(() => {
    lowerCount(session);
    tables.relationships.merge({ id: accountId, requestedBy: false });
    for (const id of told) tables.notifications.merge({ id, type: 'follow' });
  });
  /* Failures here are ignored: the request itself is answered. */
  await Promise.allSettled(told.map(async (id) => notifications?.markSeen(id)));
}

/**
 * Refuses somebody (R-FREQ-006). Once the server has accepted it, the request and its notification are
 * removed. The notification is not dismissed on the server: Akkoma, Pleroma and Mastodon delete it with
 * the request, and Akkoma answers 403 to its dismissal. Rejects with `ApiError`.
 */
export async function denyFollowRequest(session: Session, accountId: string): Promise<void> {
  const { load, tables, notifications } = session;
  const path = { id: accountId };
  await load(rejectFollowRequest, { path }, (wire, how) =>
    ingestRelationship(how.tables, wire, how),
  );
  const told = new Set(requestNotifications(tables, accountId));
  tables.hub.batch(() => {
    lowerCount(session);
    tables.relationships.merge({ id: accountId, requestedBy: false });
    notifications?.loader.remove((id) => told.has(id));
    for (const id of told) tables.notifications.remove(id);
  });
}
