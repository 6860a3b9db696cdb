import type { Call } from '../../call.ts';
import * as filters from './filters.ts';
import * as groupedNotifications from './grouped-notifications.ts';
import * as instance from './instance.ts';
import * as notificationPolicy from './notification-policy.ts';
import * as quotes from './quotes.ts';

/**
 * The calls that Mastodon has and Akkoma does not, by name. Like `allCalls`, it is for the embedded
 * instance, tests and scripts.
 */
export const mastodonCalls = {
  ...filters,
  ...groupedNotifications,
  ...instance,
  ...notificationPolicy,
  ...quotes,
} satisfies Readonly<Record<string, Call>>;
