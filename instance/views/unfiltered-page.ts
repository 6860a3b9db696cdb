import type { Page } from '#instance/rules/paging.ts';
import { notificationPage, type NotificationFilter } from '#instance/store/notification-pages.ts';
import type { NotificationRow } from '#instance/store/rows.ts';
import { statusById } from '#instance/store/statuses.ts';
import { isFiltered } from './is-filtered.ts';
import { maySee } from './may-see.ts';
import type { View } from './view.ts';

function passes(view: View, row: NotificationRow): boolean {
  if (row.report_id !== null && !view.viewer?.role) return false;
  const status =
    row.status_id === null ? undefined : statusById(view.instance.database, row.status_id);
  return status === undefined || (maySee(view, status) && !isFiltered(view, status));
}

/**
 * A page of notifications without those that the viewer's filters hide and those of what the viewer
 * may no longer read; only the last page is empty.
 */
export function unfilteredPage(
  view: View,
  accountId: string,
  page: Page,
  filter: NotificationFilter,
): NotificationRow[] {
  let asked = page;
  for (;;) {
    const rows = notificationPage(view.instance.database, accountId, asked, filter);
    const kept = rows.filter((row) => passes(view, row));
    const [first, last] = [rows[0], rows.at(-1)];
    if (kept.length > 0 || !first || !last) return kept;
    asked =
      page.minId === undefined
        ? { ...asked, offset: 0, maxId: String(last.id) }
        : { ...asked, offset: 0, minId: String(first.id) };
  }
}
