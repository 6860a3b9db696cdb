import type { NotificationRow } from '#entities/rows/notification-row.ts';
import { isUnseen } from './shown-notifications.ts';

/**
 * How many notifications wait to be seen. Those that are loaded tell it themselves once they reach down
 * to one that is seen, or to the end. Until then the server's own count, of when the page began, says
 * how many there are below.
 */
export function unseenTotal({
  shown,
  oldest,
  isComplete,
  saidByServer,
}: {
  /** How many of those that are shown are unseen. */
  readonly shown: number;
  /** The oldest that is loaded, of any kind. */
  readonly oldest: NotificationRow | undefined;
  readonly isComplete: boolean;
  readonly saidByServer: number;
}): number {
  const reachesDown = isComplete || (oldest !== undefined && !isUnseen(oldest));
  return reachesDown ? shown : Math.max(shown, saidByServer);
}
