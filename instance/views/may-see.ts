import { mayRead } from '#instance/rules/visibility.ts';
import type { StatusRow } from '#instance/store/rows.ts';
import { isMentioned, statusById } from '#instance/store/statuses.ts';
import type { View } from './view.ts';

/**
 * Whether the viewer may read a status at all; a repeat needs its original to be readable too. What
 * deactivated people wrote is there for staff alone.
 */
export function maySee(view: View, status: StatusRow): boolean {
  const { viewer, instance } = view;
  if (!viewer?.role && view.account(status.account_id)?.active !== 1) return false;
  const readable = mayRead(
    {
      accountId: status.account_id,
      visibility: status.visibility,
      mentions: (id) => isMentioned(instance.database, status.id, id),
    },
    viewer && { id: viewer.id, follows: (id) => view.standing().follows.has(id) },
  );
  if (!readable || status.reblog_of === null) return readable;
  const original = statusById(instance.database, status.reblog_of);
  return original !== undefined && maySee(view, original);
}
