import * as v from 'valibot';
import { count, entity } from '../lenient-schema.ts';
import { account } from './account.ts';
import { status } from './status.ts';

/** What happens to a kind of notifications: `accept`, `filter` or `drop`. */
const rule = v.string();

/** Which notifications are filtered (Mastodon 4.3). */
export const notificationPolicy = entity(
  {},
  {
    for_not_following: rule,
    for_not_followers: rule,
    for_new_accounts: rule,
    for_private_mentions: rule,
    for_limited_accounts: rule,
    for_bots: rule,
    summary: entity({}, { pending_requests_count: count, pending_notifications_count: count }),
  },
);

/** The filtered notifications of one account. `notifications_count` is a number as text. */
export const notificationRequest = entity(
  { id: v.string(), account },
  {
    created_at: v.string(),
    updated_at: v.string(),
    notifications_count: v.string(),
    last_status: v.nullable(status),
  },
);

/**
 * Whether the notifications of accepted requests have been moved into the list of notifications.
 */
export const mergedRequests = entity({}, { merged: v.boolean() });
