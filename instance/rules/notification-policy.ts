/** What happens to notifications of a kind. */
type PolicyRule = 'accept' | 'filter' | 'drop';

/** Which notifications a member filters or drops; only Mastodon's dialect offers it. */
export interface NotificationPolicy {
  readonly for_not_following: PolicyRule;
  readonly for_not_followers: PolicyRule;
  readonly for_new_accounts: PolicyRule;
  readonly for_private_mentions: PolicyRule;
  readonly for_limited_accounts: PolicyRule;
}

export const openPolicy: NotificationPolicy = {
  for_not_following: 'accept',
  for_not_followers: 'accept',
  for_new_accounts: 'accept',
  for_private_mentions: 'accept',
  for_limited_accounts: 'accept',
};

/** What a policy looks at. */
export interface PolicyFacts {
  readonly isFollowed: boolean;
  readonly isFollower: boolean;
  /** Whether the account is younger than 30 days. */
  readonly isNew: boolean;
  /** Whether it is a direct status that does not reply to the member. */
  readonly isPrivateMention: boolean;
}

/** Returns the strictest rule that applies. Whoever the member follows is always accepted. */
export function applyPolicy(policy: NotificationPolicy, facts: PolicyFacts): PolicyRule {
  if (facts.isFollowed) return 'accept';
  const rules = [
    policy.for_not_following,
    ...(facts.isFollower ? [] : [policy.for_not_followers]),
    ...(facts.isNew ? [policy.for_new_accounts] : []),
    ...(facts.isPrivateMention ? [policy.for_private_mentions] : []),
  ];
  if (rules.includes('drop')) return 'drop';
  return rules.includes('filter') ? 'filter' : 'accept';
}
