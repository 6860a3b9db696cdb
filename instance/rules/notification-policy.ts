/** Whether notifications of a kind are shown, shown only as a request, or not created. */
type PolicyRule = 'accept' | 'filter' | 'drop';

/** Which notifications a member filters or drops; only Mastodon's dialect offers it. */
export interface NotificationPolicy {
  readonly for_not_following: PolicyRule;
  readonly for_not_followers: PolicyRule;
  readonly for_new_accounts: PolicyRule;
  readonly for_private_mentions: PolicyRule;
  readonly for_limited_accounts: PolicyRule;
}

/** The policy of new accounts, by which all notifications are shown. */
export const defaultNotificationPolicy: NotificationPolicy = {
  for_not_following: 'accept',
  for_not_followers: 'accept',
  for_new_accounts: 'accept',
  for_private_mentions: 'accept',
  for_limited_accounts: 'accept',
};

/** What a notification policy depends on: the account that caused the notification, and its status. */
export interface NotificationCause {
  readonly isFollowed: boolean;
  readonly isFollower: boolean;
  /** Whether the account is younger than 30 days. */
  readonly isNew: boolean;
  /** Whether the status is direct and does not reply to the member. */
  readonly isPrivateMention: boolean;
}

/**
 * Returns the strictest of a policy's rules that apply to a notification. Notifications from accounts
 * that the member follows are always accepted. This instance limits no accounts, so
 * `for_limited_accounts` never applies.
 */
export function applyNotificationPolicy(
  policy: NotificationPolicy,
  cause: NotificationCause,
): PolicyRule {
  if (cause.isFollowed) return 'accept';
  const rules = [
    policy.for_not_following,
    ...(cause.isFollower ? [] : [policy.for_not_followers]),
    ...(cause.isNew ? [policy.for_new_accounts] : []),
    ...(cause.isPrivateMention ? [policy.for_private_mentions] : []),
  ];
  if (rules.includes('drop')) return 'drop';
  return rules.includes('filter') ? 'filter' : 'accept';
}
