import * as v from 'valibot';
import { count, entity } from '../lenient-schema.ts';
import { account } from './account.ts';
import { status } from './status.ts';

/**
 * What a notification is about, besides accounts and statuses. A group of notifications has the
 * same fields.
 */
export const notificationSubject = {
  /**
   * Akkoma and Pleroma send `account` and `content` (HTML), Mastodon `target_account` and `comment`
   * (plain text).
   */
  report: entity(
    { id: v.string() },
    {
      account,
      target_account: account,
      content: v.nullable(v.string()),
      comment: v.nullable(v.string()),
    },
  ),
  /**
   * Which relationships a block or a suspension ended, in a notification `severed_relationships`
   * (Mastodon 4.3).
   */
  event: entity(
    {},
    {
      type: v.string(),
      target_name: v.string(),
      followers_count: count,
      following_count: count,
    },
  ),
  /** Mastodon 4.3. */
  moderation_warning: entity({ id: v.string() }, { action: v.string(), text: v.string() }),
  /**
   * The collection in a notification `added_to_collection` or `collection_update` (Mastodon 4.6).
   */
  collection: entity({ name: v.string() }, { id: v.string(), url: v.nullable(v.string()) }),
  /** The report in a notification `annual_report` (Mastodon 4.3). */
  annual_report: entity({ year: v.union([v.string(), v.number()]) }, {}),
  /** Texts for a type that the request did not list in `supported_types` (Mastodon 4.6). */
  fallback: entity(
    { title: v.string() },
    { summary: v.nullable(v.string()), details: v.nullable(v.string()) },
  ),
};

/**
 * A notification. `type` is a `NotificationType` (`notification-type.ts`) or one that the client does not
 * know; `target` is the new account of a move (R-ENT-043).
 */
export const notification = entity(
  { id: v.string(), type: v.string(), account },
  {
    created_at: v.string(),
    status: v.nullable(status),
    target: account,
    emoji: v.nullable(v.string()),
    emoji_url: v.nullable(v.string()),
    /** Key of the group to which Mastodon assigns the notification (Mastodon 4.3). */
    group_key: v.string(),
    pleroma: entity({}, { is_seen: v.boolean(), is_muted: v.boolean() }),
    ...notificationSubject,
  },
);

export type Notification = v.InferOutput<typeof notification>;
