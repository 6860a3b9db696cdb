import { mayRead } from '#instance/rules/visibility.ts';
import type { StatusRow } from '#instance/store/rows.ts';
import { isMentioned, statusById } from '#instance/store/statuses.ts';
import type { View } from './view.ts';

/**
 * Returns whether the viewer may read a status. A reblog requires that its original is readable
 * too. Statuses of deactivated accounts are visible to staff only.
 */
export function canSee(view: View, status: StatusRow): boolean {
  const { viewer, instance } = view;
  if (!viewer?.role && view.account(status.account_id)?.active !== 1) return false;
  const readable = mayRead(
    {
      accountId: status.account_id,
      visibility: status.visibility,
      mentions: (id) => isMentioned(instance.database, status.id, id),
    },
    viewer && { id: viewer.id, follows: (id) => view.relations().follows.has(id) },
  );
  if (!readable || status.reblog_of === null) return readable;
  const original = statusById(instance.database, status.reblog_of);
  return original !== undefined && canSee(view, original);
}
