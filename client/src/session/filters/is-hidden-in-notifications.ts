import type { ServerFilterRow } from '#store/rows/server-filter-row.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { searchableText } from '#store/status/searchable-text.ts';
import type { Tables } from '#store/tables.ts';
import { matchingServerFilters } from './match-filter-phrases.ts';

const isHiding = ({ action }: ServerFilterRow): boolean => action === 'hide';

/**
 * Returns whether a server filter hides a status in notifications, and with it the notification.
 * `filters` is undefined until they have loaded.
 */
export function isHiddenInNotifications(
  { statuses, statusViewers, polls }: Tables,
  outer: StatusRow,
  viewerId: string | null,
  filters: readonly ServerFilterRow[] | undefined,
): boolean {
  const status = statuses.get(outer.reblogId ?? outer.id);
  if (!status || status.accountId === viewerId) return false;
  const { id, pollId } = status;
  const filtered = statusViewers.get(id)?.filtered ?? [];
  /* The searchable text is computed only if there is a filter that can hide the status. */
  if (!(filters ?? filtered).some(isHiding)) return false;
  const text = searchableText(status, polls.get(pollId ?? ''));
  const subject = { id, text, filtered };
  return matchingServerFilters(subject, filters, 'notifications', Date.now()).some(isHiding);
}
