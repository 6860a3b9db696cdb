import type { Page } from '#rules/paging.ts';
import type { Database } from './database.ts';
import type { NotificationRow } from './rows.ts';

export interface NotificationFilter {
  /**
   * Names of the types to include. Unknown names are ignored. If no name is known, all types are
   * included.
   */
  readonly types: readonly string[];
  readonly excludeTypes: readonly string[];
  readonly excludeVisibilities: readonly string[];
  readonly withMuted: boolean;
  /** Whether to include notifications that the member's policy filters. */
  readonly withFiltered?: boolean;
  readonly fromId?: string;
  readonly now: number;
}

const knownTypes: readonly string[] = [
  'follow',
  'follow_request',
  'mention',
  'move',
  'pleroma:emoji_reaction',
  'pleroma:report',
  'poll',
  'reblog',
  'favourite',
  'update',
  'quote',
  'quoted_update',
];

function list(names: readonly string[]): string {
  return JSON.stringify(names.filter((name) => knownTypes.includes(name)));
}

function cursor(id: string | undefined): number | undefined {
  return id === undefined ? undefined : Number(id) || 0;
}

/** Returns a page of notifications. Excludes blocked accounts, and muted ones unless requested. */
export function notificationPage(
  database: Database,
  accountId: string,
  page: Page,
  filter: NotificationFilter,
): NotificationRow[] {
  const upwards = page.minId !== undefined;
  const below = cursor(page.maxId);
  const above = cursor(page.minId ?? page.sinceId);
  const types = list(filter.types);
  const rows = database.all<NotificationRow>(
    `SELECT notifications.* FROM notifications
     LEFT JOIN statuses ON statuses.id = notifications.status_id
     WHERE notifications.account_id = ?
       AND (? IS NULL OR notifications.id < ?) AND (? IS NULL OR notifications.id > ?)
       AND (? = '[]' OR type IN (SELECT value FROM json_each(?)))
       AND type NOT IN (SELECT value FROM json_each(?))
       AND (statuses.visibility IS NULL OR statuses.visibility NOT IN (SELECT value FROM json_each(?)))
       AND (? IS NULL OR from_id = ?) AND (filtered = 0 OR ? = 1)
       AND EXISTS (SELECT 1 FROM accounts WHERE accounts.id = from_id AND active = 1)
       AND from_id NOT IN (SELECT target_id FROM blocks WHERE source_id = ?)
       AND (? = 1 OR from_id NOT IN (SELECT target_id FROM mutes
            WHERE source_id = ? AND notifications = 1 AND (expires_at IS NULL OR expires_at > ?)))
       AND (? = 1 OR statuses.context IS NULL OR statuses.context NOT IN
            (SELECT context FROM thread_mutes WHERE account_id = ?))
     ORDER BY notifications.id ${upwards ? 'ASC' : 'DESC'} LIMIT ? OFFSET ?`,
    accountId,
    below,
    below,
    above,
    above,
    types,
    types,
    list(filter.excludeTypes),
    JSON.stringify(filter.excludeVisibilities),
    filter.fromId,
    filter.fromId,
    filter.withFiltered ?? false,
    accountId,
    filter.withMuted,
    accountId,
    filter.now,
    filter.withMuted,
    accountId,
    page.limit,
    page.offset,
  );
  return upwards ? rows.toReversed() : rows;
}
