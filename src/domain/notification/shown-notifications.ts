import type { NotificationRow } from '#entities/rows/notification-row.ts';
import type { PreferenceValues } from '#session/preferences/all.ts';
import { applause, notificationKind } from '#session/notifications/notification-kinds.ts';

export interface ShownBy {
  readonly visibility: PreferenceValues['notificationVisibility'];
  readonly hasStatus: (id: string) => boolean;
  /** Statuses whose applause is not told (the preference `mutedApplause`). */
  readonly quiet?: ReadonlySet<string>;
}

/**
 * Whether a notification is shown: a kind that the member wants, and whole: one about a status needs
 * it, one about a move its new account (R-NOTIF-010). Applause for a status that one wants
 * no more of is left out.
 */
export function isNotificationShown(
  row: NotificationRow,
  { visibility, hasStatus, quiet }: ShownBy,
): boolean {
  const kind = notificationKind(row.type);
  if (!kind || (kind.preference && !visibility[kind.preference])) return false;
  if (row.type === 'move' && row.targetId === undefined) return false;
  if (row.statusId !== undefined && applause.has(row.type) && quiet?.has(row.statusId) === true) {
    return false;
  }
  return !kind.needsStatus || (row.statusId !== undefined && hasStatus(row.statusId));
}

/** One that the server says nothing about counts as seen: it cannot be marked. */
export function isUnseen(row: { readonly isSeen?: boolean }): boolean {
  return row.isSeen === false;
}

const digits = /^\d+$/;

function compareNewestFirst(a: string, b: string): number {
  if (a === b) return 0;
  const isNumber = digits.test(a);
  if (isNumber !== digits.test(b)) return isNumber ? -1 : 1;
  if (!isNumber) return a > b ? -1 : 1;
  const [left, right] = [BigInt(a), BigInt(b)];
  if (left === right) return 0;
  return left > right ? -1 : 1;
}

/** Unseen before seen, newest first, numeric ids before others (R-NOTIF-009). */
export function compareNotifications(a: NotificationRow, b: NotificationRow): number {
  const unseenFirst = Number(isUnseen(b)) - Number(isUnseen(a));
  return unseenFirst || compareNewestFirst(a.id, b.id);
}

/** How many seen ones show at first, and how many more each time (R-CONST-056). */
export const seenAtFirst = 30;
export const seenPerStep = 20;

/**
 * The head of a sorted list: everything unseen, and as many seen ones as told. What is unseen is
 * never cut off, so that one arriving does not push another out under the reader's eyes.
 */
export function headOfNotifications<Item extends { readonly isSeen?: boolean }>(
  sorted: readonly Item[],
  seenLimit: number,
): readonly Item[] {
  const unseen = sorted.findIndex((row) => !isUnseen(row));
  return unseen < 0 ? sorted : sorted.slice(0, unseen + seenLimit);
}
