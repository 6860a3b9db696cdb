import type { Notification } from '#contract/schemas/notification.ts';
import { present } from '#lib/present.ts';
import type { NotificationRow } from '../rows/notification-row.ts';
import type { Tables } from '../tables.ts';
import { ingestAccount } from './ingest-account.ts';
import type { IngestContext } from './ingest-context.ts';
import { ingestStatus } from './ingest-status.ts';
import { capText } from './limits.ts';

/** Takes in a notification with what it speaks of; gives its id. */
export function ingestNotification(
  tables: Tables,
  wire: Notification,
  context: IngestContext,
): string {
  tables.hub.batch(() => {
    const row = present<NotificationRow>({
      id: wire.id,
      type: wire.type,
      createdAt: wire.created_at,
      accountId: ingestAccount(tables, wire.account, context),
      statusId: wire.status ? ingestStatus(tables, wire.status, context) : undefined,
      targetId: wire.target && ingestAccount(tables, wire.target, context),
      emoji: capText(wire.emoji ?? undefined, 'name'),
      emojiUrl: capText(wire.emoji_url ?? undefined, 'address'),
      isSeen: wire.pleroma?.is_seen,
      isMuted: wire.pleroma?.is_muted,
    });
    tables.notifications.merge(row, context.askedAt);
  });
  return wire.id;
}
