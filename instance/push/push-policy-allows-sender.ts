import type { Database } from '#store/database.ts';
import { followBetween } from '#store/follows.ts';
import type { PushSubscriptionRow } from '#store/push-subscriptions.ts';

function isFollowing(database: Database, follower: string, followed: string): boolean {
  return followBetween(database, follower, followed)?.pending === 0;
}

/**
 * Whether the policy of a subscription allows notifications about what an account did. Like on
 * Mastodon, a request to follow does not count.
 */
export function pushPolicyAllowsSender(
  database: Database,
  { account_id: owner, policy }: PushSubscriptionRow,
  senderId: string,
): boolean {
  if (policy === null || policy === 'all') return true;
  if (policy === 'followed') return isFollowing(database, owner, senderId);
  return policy === 'follower' && isFollowing(database, senderId, owner);
}
