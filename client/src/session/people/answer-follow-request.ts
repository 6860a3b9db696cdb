import { authorizeFollowRequest, rejectFollowRequest } from '@rookery/contract/calls/follows.ts';
import { ingestRelationship } from '#store/ingest/ingest-relationship.ts';
import type { Tables } from '#store/tables.ts';
import { notificationReadSync } from '../notifications/notification-read-sync.ts';
import type { Session } from '../session.ts';

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
 * Sends the answer to a follow request and removes the request. `change` receives the ids of its
 * notifications.
 */
async function answerFollowRequest(
  session: Session,
  call: typeof authorizeFollowRequest | typeof rejectFollowRequest,
  accountId: string,
  change: (notificationIds: readonly string[]) => void,
): Promise<void> {
  const { load, tables } = session;
  await load(call, { path: { id: accountId } }, (wire, context) =>
    ingestRelationship(context.tables, wire, context),
  );
  tables.hub.batch(() => {
    lowerCount(session);
    tables.relationships.merge({ id: accountId, requestedBy: false });
    change(requestNotifications(tables, accountId));
  });
}

/**
 * Approves a follow request (R-FREQ-004, R-FREQ-005): removes the request, turns its notification
 * into a follow and marks it as seen. If the server refuses, rejects with `ApiError` and changes
 * nothing.
 */
export async function approveFollowRequest(session: Session, accountId: string): Promise<void> {
  const { tables } = session;
  const reading = session.part(notificationReadSync);
  let notificationIds: readonly string[] = [];
  await answerFollowRequest(session, authorizeFollowRequest, accountId, (ids) => {
    notificationIds = ids;
    for (const id of ids) tables.notifications.merge({ id, type: 'follow' });
  });
  /* A failure to mark notifications is ignored, since the answer itself has succeeded. */
  await Promise.allSettled(notificationIds.map((id) => reading.markSeen(id)));
}

/**
 * Denies a follow request (R-FREQ-006). Once the server has accepted the denial, removes the
 * request and its notification. The notification is not dismissed on the server: Akkoma, Pleroma
 * and Mastodon delete it with the request, and Akkoma answers 403 to its dismissal. Rejects with
 * `ApiError`.
 */
export async function denyFollowRequest(session: Session, accountId: string): Promise<void> {
  await answerFollowRequest(session, rejectFollowRequest, accountId, (ids) => {
    session.notifications?.loader.remove((id) => ids.includes(id));
    for (const id of ids) session.tables.notifications.remove(id);
  });
}
