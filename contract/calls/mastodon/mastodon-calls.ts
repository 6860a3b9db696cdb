import type { Call } from '../../call.ts';
import * as announcementReactions from './announcement-reactions.ts';
import * as asyncRefreshes from './async-refreshes.ts';
import * as annualReports from './annual-reports.ts';
import * as authorizationServer from './authorization-server.ts';
import * as collections from './collections.ts';
import * as emails from './emails.ts';
import * as entitiesById from './entities-by-id.ts';
import * as featured from './featured.ts';
import * as filters from './filters.ts';
import * as groupedNotifications from './grouped-notifications.ts';
import * as instance from './instance.ts';
import * as linkTimeline from './link-timeline.ts';
import * as media from './media.ts';
import * as notificationPolicy from './notification-policy.ts';
import * as profile from './profile.ts';
import * as quotes from './quotes.ts';
import * as trends from './trends.ts';

/**
 * The calls that Mastodon has and Akkoma does not, by name. Like `allCalls`, it is for the embedded
 * instance, tests and scripts.
 */
export const mastodonCalls = {
  ...announcementReactions,
  ...asyncRefreshes,
  ...annualReports,
  ...authorizationServer,
  ...collections,
  ...emails,
  ...entitiesById,
  ...featured,
  ...filters,
  ...groupedNotifications,
  ...instance,
  ...linkTimeline,
  ...media,
  ...notificationPolicy,
  ...profile,
  ...quotes,
  ...trends,
} satisfies Readonly<Record<string, Call>>;
