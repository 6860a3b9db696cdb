import { authorizeFollowRequest, rejectFollowRequest } from '@rookery/contract/calls/follows.ts';
import { ingestRelationship } from '#store/ingest/ingest-relationship.ts';
import type { Tables } from '#store/tables.ts';
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
 * Approves a follow request (R-FREQ-004, R-FREQ-005): removes the request, turns its notification
 * into a follow and marks it as seen. Rejects with `ApiError` and changes nothing.
 */
export async function approveFollowRequest(session: Session, accountId: string): Promise<void> {
  const { load, tables, notifications } = session;
  const path = { id: accountId };
  await load(authorizeFollowRequest, { path }, (wire, how) =>
    ingestRelationship(how.tables, wire, how),
  );
  const affectedIds = requestNotifications(tables, accountId);
  tables.hub.batch(() => {
    lowerCount(session);
    tables.relationships.merge({ id: accountId, requestedBy: false });
    for (const id of affectedIds) tables.notifications.merge({ id, type: 'follow' });
  });
  /* Failures here are ignored: the request itself was accepted. */
  await Promise.allSettled(affectedIds.map(async (id) => notifications?.markSeen(id)));
}

/**
 * Denies a follow request (R-FREQ-006). Once the server has accepted that, removes the request and
 * its notification. The notification is not dismissed on the server: Akkoma, Pleroma and Mastodon
 * delete it with the request, and Akkoma answers 403 to its dismissal. Rejects with `ApiError`.
 */
export async function denyFollowRequest(session: Session, accountId: string): Promise<void> {
  const { load, tables, notifications } = session;
  const path = { id: accountId };
  await load(rejectFollowRequest, { path }, (wire, how) =>
    ingestRelationship(how.tables, wire, how),
  );
  const affectedIds = new Set(requestNotifications(tables, accountId));
  tables.hub.batch(() => {
    lowerCount(session);
    tables.relationships.merge({ id: accountId, requestedBy: false });
    notifications?.loader.remove((id) => affectedIds.has(id));
    for (const id of affectedIds) tables.notifications.remove(id);
  });
}
