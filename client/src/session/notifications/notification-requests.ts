import {
  acceptNotificationRequest,
  acceptNotificationRequests,
  dismissNotificationRequest,
  dismissNotificationRequests,
  getNotificationRequestsMerged,
  getNotificationPolicy,
  getNotificationRequests,
} from '@rookery/contract/calls/mastodon/notification-policy.ts';
import { ingestAccount } from '#store/ingest/ingest-account.ts';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import { invalidateQuery } from '../queries/invalidate-query.ts';
import { defineQuery, identity } from '../queries/query.ts';
import { runInBackground } from '../run-in-background.ts';
import type { Session } from '../session.ts';

/** The policy about which notifications are filtered, and the number of filtered ones. */
export const notificationPolicyQuery = defineQuery(
  'policy of notifications',
  getNotificationPolicy,
  identity,
);

/** An account whose notifications the policy filters, with their number and its last status. */
export interface NotificationRequest {
  readonly id: string;
  readonly accountId: string;
  readonly count: number;
  readonly statusId?: string;
}

/** Loads the accounts whose notifications the policy filters, until the member accepts or dismisses them. */
export const notificationRequestsQuery = defineQuery(
  'requests of notifications',
  getNotificationRequests,
  (wires, { tables, ...context }): readonly NotificationRequest[] =>
    wires.map(({ id, account, notifications_count: count, last_status: status }) => ({
      id,
      accountId: ingestAccount(tables, account, context),
      count: Number(count) || 0,
      ...(status && { statusId: ingestStatus(tables, status, context) }),
    })),
  (requests) => ({
    accounts: requests.map(({ accountId }) => accountId),
    statuses: requests.flatMap(({ statusId }) => statusId ?? []),
  }),
);

/** Milliseconds between two requests that ask whether accepted notifications are in the list yet. */
const mergeInterval = 2_000;
/**
 * Maximum number of these requests. After that, the list would change long after somebody expects
 * it to.
 */
const maxMergeRequests = 15;

/** Loads the notifications again once the server has put the accepted ones into the list. */
async function reloadOnceMerged({ call, clock, ended, notifications }: Session): Promise<void> {
  for (let sent = 0; sent < maxMergeRequests; sent += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the requests must follow each other with a pause
    const { value } = await call(getNotificationRequestsMerged, { signal: ended });
    if (value.merged !== false) break;
    // oxlint-disable-next-line no-await-in-loop -- the requests must follow each other with a pause
    await clock.wait(mergeInterval, ended);
  }
  await notifications?.loader.reload();
}

/**
 * Accepts or dismisses requests. Accepted notifications, and later ones of these accounts, are in
 * the list. Rejects with `ApiError`.
 */
export async function answerNotificationRequests(
  session: Session,
  ids: readonly string[],
  answer: 'accept' | 'dismiss',
): Promise<void> {
  const [id, second] = ids;
  if (id === undefined) return;
  const isAccepting = answer === 'accept';
  if (second === undefined) {
    const one = isAccepting ? acceptNotificationRequest : dismissNotificationRequest;
    await session.call(one, { path: { id } });
  } else {
    const several = isAccepting ? acceptNotificationRequests : dismissNotificationRequests;
    await session.call(several, { body: { id: [...ids] } });
  }
  void invalidateQuery(session, notificationPolicyQuery);
  if (isAccepting)
    void runInBackground(session, 'accepted notifications', () => reloadOnceMerged(session));
}
