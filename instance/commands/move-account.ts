import type { Instance } from '#context.ts';
import { HttpError } from '#http/http-error.ts';
import { parseSettings } from '#rules/account-settings.ts';
import { accountById } from '#store/accounts.ts';
import { followerIds } from '#store/follows.ts';
import type { AccountRow } from '#store/rows.ts';
import { follow, unfollow } from './follow.ts';
import { notifyMember } from './notify-member.ts';

function followInstead(
  instance: Instance,
  follower: AccountRow,
  origin: AccountRow,
  target: AccountRow,
): void {
  try {
    if (follower.id !== target.id) follow(instance, follower, target);
  } catch (error) {
    // Accounts blocked by the new account are not moved.
    if (error instanceof HttpError) return;
    throw error;
  }
  unfollow(instance, follower, origin);
}

/** Notifies local followers; those who allow following moves follow the new account instead. */
export function moveAccount(instance: Instance, origin: AccountRow, target: AccountRow): void {
  const { database } = instance;
  database.transaction(() => {
    for (const id of followerIds(database, origin.id)) {
      const follower = accountById(database, id);
      if (!follower || follower.host !== null) continue;
      notifyMember(instance, { to: id, type: 'move', from: origin, target });
      if (parseSettings(follower).allow_following_move)
        followInstead(instance, follower, origin, target);
    }
  });
}
