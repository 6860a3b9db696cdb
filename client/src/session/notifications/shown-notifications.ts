import { compareIds } from '#lib/compare-ids.ts';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import type { PreferenceValues } from '../preferences/preferences.ts';
import { notificationRulesOf } from './notification-rules.ts';

interface NotificationVisibility {
  readonly visibility: PreferenceValues['notificationVisibility'];
  readonly hasStatus: (id: string) => boolean;
  /** Statuses whose reactions are muted (preference `mutedApplause`). */
  readonly mutedStatuses?: ReadonlySet<string>;
}

/**
 * Returns whether a notification is shown: its kind must be enabled and its data complete, that is,
 * the status if it is about one, and the new account for a move (R-NOTIF-010). Reactions to muted
 * statuses are hidden. Unknown kinds are shown by the server's texts, if it sent some.
 */
export function isNotificationShown(
  row: NotificationRow,
  { visibility, hasStatus, mutedStatuses }: NotificationVisibility,
): boolean {
  const { type, statusId, targetId, fallback } = row;
  const rules = notificationRulesOf(type);
  if (!rules) return fallback?.title !== undefined;
  const { preference, needsTarget, reaction, status } = rules;
  if (preference && !visibility[preference]) return false;
  if (needsTarget && targetId === undefined) return false;
  if (reaction && statusId !== undefined && mutedStatuses?.has(statusId)) return false;
  return !status || (statusId !== undefined && hasStatus(statusId));
}

/**
 * Returns whether a notification is unseen. If the server does not say whether it was seen, it
 * counts as seen, since such a server has no call that marks it as seen.
 */
export function isUnseen(row: { readonly isSeen?: boolean }): boolean {
  return row.isSeen === false;
}

/** Sorts unseen before seen, newest first, numeric ids before others (R-NOTIF-009). */
export function compareNotifications(a: NotificationRow, b: NotificationRow): number {
  const unseenFirst = Number(isUnseen(b)) - Number(isUnseen(a));
  const numbersFirst = Number(/^\d+$/.test(b.id)) - Number(/^\d+$/.test(a.id));
  return unseenFirst || numbersFirst || compareIds(b.id, a.id);
}

/** Number of seen notifications shown at first and added each time (R-CONST-056). */
export const initialSeenNotifications = 30;
export const seenNotificationsPerStep = 20;

/**
 * Returns the start of a sorted list: all unseen and at most `seenLimit` seen notifications. Unseen
 * ones are never cut off, so that a new one does not push another out of view.
 */
export function limitSeenNotifications<Item extends { readonly isSeen?: boolean }>(
  sorted: readonly Item[],
  seenLimit: number,
): readonly Item[] {
  const unseen = sorted.findIndex((row) => !isUnseen(row));
  return unseen < 0 ? sorted : sorted.slice(0, unseen + seenLimit);
}

/**
 * Returns the number of unseen notifications. If the loaded notifications include a seen one or the
 * end of the list, returns their number. Otherwise more may follow, so returns the larger one of
 * their number and the server's count.
 */
export function countUnseenNotifications({
  shown,
  oldest,
  isComplete,
  serverCount,
}: {
  /** Number of unseen notifications among the visible ones. */
  readonly shown: number;
  /** The oldest loaded notification, whether visible or not. */
  readonly oldest: NotificationRow | undefined;
  readonly isComplete: boolean;
  readonly serverCount: number;
}): number {
  const reachesDown = isComplete || (oldest !== undefined && !isUnseen(oldest));
  return reachesDown ? shown : Math.max(shown, serverCount);
}
