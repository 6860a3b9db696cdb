import type { StatusRow } from '#instance/store/rows.ts';
import { mentionedIn } from '#instance/store/statuses.ts';
import type { View } from './view.ts';

/**
 * Whether a status is by somebody whom the viewer blocks, or addressed to them by somebody else. The
 * real server spares the viewer both in timelines and threads.
 */
export function touchesBlocked(view: View, status: StatusRow): boolean {
  const { viewer } = view;
  if (!viewer || status.account_id === viewer.id) return false;
  const { blocks } = view.standing();
  if (blocks.size === 0) return false;
  if (blocks.has(status.account_id)) return true;
  return mentionedIn(view.instance.database, status.id).some(({ id }) => blocks.has(id));
}
