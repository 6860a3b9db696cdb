import type { NotificationRow } from '#store/rows/notification-row.ts';
import { isUnseen } from './shown-notifications.ts';

/**
 * Returns the number of unseen notifications. Uses the loaded ones once they reach a seen one or
 * the end; until then adds the server's count from when the page was loaded.
 */
export function unseenTotal({
  shown,
  oldest,
  isComplete,
  serverCount,
}: {
  /** Number of unseen notifications among the visible ones. */
  readonly shown: number;
  /** The oldest loaded one, of any kind. */
  readonly oldest: NotificationRow | undefined;
  readonly isComplete: boolean;
  readonly serverCount: number;
}): number {
  const reachesDown = isComplete || (oldest !== undefined && !isUnseen(oldest));
  return reachesDown ? shown : Math.max(shown, serverCount);
}
