import type { Account } from '@rookery/contract/schemas/account.ts';
import type { Notification } from '@rookery/contract/schemas/notification.ts';
import { isAddressedTo } from '#lib/is-addressed-to.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import { plainText } from '../rich-text/plain-text.ts';
import type { NotificationRow } from '../rows/notification-row.ts';
import { isReadByMarker } from '../read-marker.ts';
import type { Tables } from '../tables.ts';
import { ingestAccount } from './ingest-account.ts';
import type { IngestContext } from './ingest-context.ts';
import { ingestStatus } from './ingest-status.ts';
import { capText } from './limits.ts';

/**
 * Returns the type of a notification. Akkoma and Pleroma send a status of a subscribed account as
 * `mention`, Mastodon as `status`; the result is `status` for both.
 */
export function notificationType(
  { type, status }: Notification,
  viewerId: string | null,
): string | undefined {
  const isSubscription =
    type === 'mention' && status && viewerId !== null && isAddressedTo(status, viewerId) === false;
  return isSubscription ? 'status' : type;
}

/**
 * Returns whether the type of a notification is uncertain: if the response lacks the list of
 * mentions, a mention and a status of a subscribed account look the same. A type that is known from
 * an earlier response is then not overwritten.
 */
function isUnclear({ type, status }: Notification, viewerId: string | null): boolean {
  return (
    type === 'mention' &&
    (!status || (viewerId !== null && isAddressedTo(status, viewerId) === undefined))
  );
}

/**
 * Returns the data of a notification that are neither accounts nor statuses, such as an emoji or a
 * report.
 */
function subjectOf({
  report,
  event,
  moderation_warning: warning,
  collection,
  annual_report: annual,
  fallback,
}: Notification) {
  return {
    reportId: report?.id,
    comment: capText(plainText(report?.content ?? '') || (report?.comment ?? undefined), 'text'),
    severance:
      event &&
      omitUndefined<NonNullable<NotificationRow['severance']>>({
        cause: event.type,
        target: capText(event.target_name, 'name'),
        followers: event.followers_count,
        following: event.following_count,
      }),
    warning:
      warning &&
      omitUndefined<NonNullable<NotificationRow['warning']>>({
        id: warning.id,
        action: warning.action,
        text: capText(warning.text, 'text'),
      }),
    collection:
      collection &&
      omitUndefined<NonNullable<NotificationRow['collection']>>({
        id: collection.id,
        name: capText(collection.name, 'name'),
        url: capText(collection.url ?? undefined, 'address'),
      }),
    year: annual && capText(String(annual.year), 'name'),
    fallback:
      fallback &&
      omitUndefined<NonNullable<NotificationRow['fallback']>>({
        title: capText(fallback.title, 'text'),
        summary: capText(fallback.summary ?? undefined, 'text'),
        details: capText(fallback.details ?? undefined, 'text'),
      }),
  };
}

/** A notification, or a row that stands for several notifications of one group. */
export type NotificationOrGroup = Notification & {
  readonly group?: { readonly count: number; readonly accounts: readonly Account[] };
};

/** Ingests a notification with its status and accounts. Returns its id. */
export function ingestNotification(
  tables: Tables,
  wire: NotificationOrGroup,
  context: IngestContext,
): string {
  tables.hub.batch(() => {
    const isKnown = tables.notifications.get(wire.id) !== undefined;
    const keepsType = isKnown && isUnclear(wire, context.viewerId);
    const target = wire.target ?? wire.report?.account ?? wire.report?.target_account;
    const row = omitUndefined<NotificationRow>({
      id: wire.id,
      type: keepsType ? undefined : notificationType(wire, context.viewerId),
      createdAt: wire.created_at,
      accountId: ingestAccount(tables, wire.account, context),
      statusId: wire.status ? ingestStatus(tables, wire.status, context) : undefined,
      targetId: target && ingestAccount(tables, target, context),
      emoji: capText(wire.emoji ?? undefined, 'name'),
      emojiUrl: capText(wire.emoji_url ?? undefined, 'address'),
      isSeen: wire.pleroma?.is_seen ?? isReadByMarker(tables, wire.id),
      isMuted: wire.pleroma?.is_muted,
      groupKey: capText(wire.group_key, 'name'),
      group: wire.group && {
        count: wire.group.count,
        accountIds: wire.group.accounts.map((each) => ingestAccount(tables, each, context)),
      },
      ...subjectOf(wire),
    });
    tables.notifications.merge(row, context.requestedAt);
  });
  return wire.id;
}
