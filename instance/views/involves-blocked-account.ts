import type { StatusRow } from '#instance/store/rows.ts';
import { mentionedIn } from '#instance/store/statuses.ts';
import type { View } from './view.ts';

/**
 * Returns whether a status is by an account that the viewer blocks, or mentions such an account.
 * Akkoma hides both in timelines and threads.
 */
export function involvesBlockedAccount(view: View, status: StatusRow): boolean {
  const { viewer } = view;
  if (!viewer || status.account_id === viewer.id) return false;
  const { blocks } = view.relations();
  if (blocks.size === 0) return false;
  if (blocks.has(status.account_id)) return true;
  return mentionedIn(view.instance.database, status.id).some(({ id }) => blocks.has(id));
}
