import { findDialect } from '#dialects/find-dialect.ts';
import type { Page } from '#rules/paging.ts';
import { notificationPage, type NotificationFilter } from '#store/notification-pages.ts';
import type { NotificationRow } from '#store/rows.ts';
import { statusById } from '#store/statuses.ts';
import { isHiddenByFilter, canSee } from './can-see.ts';
import type { ViewContext } from './view-context.ts';

function passes(view: ViewContext, row: NotificationRow): boolean {
  const { absentNotifications } = findDialect(view.instance.config);
  if (absentNotifications.includes(row.type)) return false;
  if (row.report_id !== null && !view.viewer?.role) return false;
  const status = statusById(view.instance.database, row.status_id);
  return status === undefined || (canSee(view, status) && !isHiddenByFilter(view, status));
}

/**
 * Returns a page of notifications without those that a filter hides or whose status the viewer may no
 * longer read. If nothing of a page is left, reads the next one, so that an empty page is always the
 * last.
 */
export function visibleNotificationPage(
  view: ViewContext,
  accountId: string,
  page: Page,
  filter: NotificationFilter,
): NotificationRow[] {
  let requested = page;
  for (;;) {
    const rows = notificationPage(view.instance.database, accountId, requested, filter);
    const visible = rows.filter((row) => passes(view, row));
    const [first, last] = [rows[0], rows.at(-1)];
    if (visible.length > 0 || !first || !last) return visible;
    requested =
      page.minId === undefined
        ? { ...requested, offset: 0, maxId: String(last.id) }
        : { ...requested, offset: 0, minId: String(first.id) };
  }
}
