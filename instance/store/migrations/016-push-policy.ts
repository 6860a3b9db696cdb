/** Whose actions a push subscription reports; null for everybody's. */
export const pushPolicy = `
ALTER TABLE push_subscriptions ADD COLUMN policy TEXT;
`;
