/** Whose notifications a subscription receives; those of everybody without a policy. */
export const pushPolicy = `
ALTER TABLE push_subscriptions ADD COLUMN policy TEXT;
`;
