import type { Instance } from '#context.ts';
import { isCountedStatus } from '#rules/visibility.ts';
import { incrementCount } from '#store/accounts.ts';
import { followerIds } from '#store/follows.ts';
import { mediaOfStatus } from '#store/media.ts';
import { deleteNotificationOf } from '#store/notifications.ts';
import type { StatusRow } from '#store/rows.ts';
import { incrementStatusCount, deleteStatus } from '#store/statuses.ts';
import { mentionedAccounts } from '#store/mentions.ts';

/** Deletes a status with its reblogs and notifications. */
export function removeStatus(instance: Instance, status: StatusRow): void {
  const { database } = instance;
  const listeners = new Set([
    status.account_id,
    ...followerIds(database, status.account_id),
    ...mentionedAccounts(database, status.id).map((account) => account.id),
  ]);
  const hasMedia = mediaOfStatus(database, status.id).length > 0;
  database.transaction(() => {
    deleteStatus(database, status.id);
    if (status.reblog_of !== null) {
      incrementStatusCount(database, status.reblog_of, 'reblogs_count', -1);
      deleteNotificationOf(database, {
        type: 'reblog',
        fromId: status.account_id,
        statusId: status.reblog_of,
      });
    }
    if (isCountedStatus(status)) {
      if (status.in_reply_to_id !== null)
        incrementStatusCount(database, status.in_reply_to_id, 'replies_count', -1);
      incrementCount(database, status.account_id, 'statuses_count', -1);
    }
    // Akkoma sends no event for a deleted reblog.
    if (status.reblog_of !== null) return;
    database.afterCommit(() => {
      instance.events.publish({ kind: 'deleted', status, listeners, hasMedia });
    });
  });
}
