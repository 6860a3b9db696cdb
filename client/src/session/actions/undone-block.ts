import type { AccountRow } from '#store/rows/account-row.ts';
import type { ReadRelationship } from '#store/rows/relationship-row.ts';

/**
 * What undoing a block does beyond unblocking. A block ends following in both directions, and
 * servers do not restore it.
 */
export interface UndoneBlock {
  /** Whether the viewer follows the account again: at once, or by a new request to a locked one. */
  readonly follow: 'none' | 'follows' | 'requests';
  /** Whether the account followed the viewer, which only that account can restore. */
  readonly losesFollower: boolean;
}

/** Returns what undoing a block will do, from the relationship before the block. */
export function undoneBlock(
  { locked = false }: Pick<AccountRow, 'locked'>,
  before: Pick<ReadRelationship, 'following' | 'requested' | 'followedBy'>,
): UndoneBlock {
  const isOn = before.following || before.requested;
  const follow = !isOn ? 'none' : locked || !before.following ? 'requests' : 'follows';
  return { follow, losesFollower: before.followedBy };
}
