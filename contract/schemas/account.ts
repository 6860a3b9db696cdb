import * as v from 'valibot';
import {
  count,
  entity,
  type Entity,
  exactText,
  listOf,
  mapOf,
  type Schema,
} from '../lenient-schema.ts';
import { languageTag } from './language-tag.ts';
import { emojis } from './emoji.ts';
import { embeddedRelationship } from './relationship.ts';

const required = { id: v.string() };

const field = entity(
  {},
  { name: v.string(), value: v.string(), verified_at: v.nullable(v.string()) },
);

const writtenField = entity({}, { name: exactText, value: exactText });

/** Fields of an account except its id and `moved`. Calls of moderation add `adminUserFields`. */
export const accountFields = {
  username: v.string(),
  acct: v.string(),
  fqn: v.string(),
  url: v.string(),
  uri: v.string(),
  display_name: exactText,
  note: v.string(),
  avatar: v.string(),
  avatar_static: v.string(),
  avatar_description: v.string(),
  header: v.string(),
  header_static: v.string(),
  header_description: v.string(),
  locked: v.boolean(),
  bot: v.boolean(),
  group: v.boolean(),
  discoverable: v.nullable(v.boolean()),
  noindex: v.nullable(v.boolean()),
  suspended: v.boolean(),
  limited: v.boolean(),
  /** Whether the account belonged to somebody who has died (Mastodon). */
  memorial: v.boolean(),
  /** Whether the lists of followers and follows are hidden (Mastodon 4.3). */
  hide_collections: v.nullable(v.boolean()),
  /** Which tabs the profile has: media, media in replies, and featured content (Mastodon 4.6). */
  show_media: v.boolean(),
  show_media_replies: v.boolean(),
  show_featured: v.boolean(),
  /** Who may add the account to a collection (Mastodon 4.6). */
  feature_approval: v.nullable(entity({}, { current_user: v.string() })),
  fields: listOf(field),
  emojis,
  created_at: v.string(),
  last_status_at: v.nullable(v.string()),
  statuses_count: count,
  /** Number of followers; −1 if Mastodon hides it. */
  followers_count: v.number(),
  /** Number of followed accounts; −1 if Mastodon hides it. */
  following_count: v.number(),
  follow_requests_count: count,
  mute_expires_at: v.nullable(v.string()),
  accepts_direct_messages_from: v.string(),
  /** Sent only by older servers, which do not send `is_moderator`. */
  rights: v.nullable(entity({}, { admin: v.boolean(), delete_others_notice: v.boolean() })),
  role: v.nullable(
    entity(
      {},
      {
        id: v.string(),
        name: v.string(),
        color: v.string(),
        highlighted: v.boolean(),
        /**
         * Permissions as a bit mask in decimal digits. Mastodon sends them only for the own
         * account.
         */
        permissions: v.string(),
      },
    ),
  ),
  source: entity(
    {},
    {
      note: exactText,
      fields: listOf(writtenField),
      privacy: v.string(),
      /** Who may quote new statuses (Mastodon 4.5). */
      quote_policy: v.string(),
      sensitive: v.boolean(),
      language: v.nullable(languageTag),
      follow_requests_count: count,
      /**
       * `hide_collections` since Mastodon 4.1, `indexable` since 4.3, `attribution_domains` since
       * 4.4.
       */
      hide_collections: v.nullable(v.boolean()),
      indexable: v.boolean(),
      attribution_domains: listOf(v.string()),
      pleroma: entity(
        {},
        {
          actor_type: v.string(),
          discoverable: v.boolean(),
          no_rich_text: v.boolean(),
          show_role: v.boolean(),
          show_birthday: v.boolean(),
        },
      ),
    },
  ),
  pleroma: entity(
    {},
    {
      ap_id: v.string(),
      also_known_as: listOf(v.string()),
      background_image: v.nullable(v.string()),
      favicon: v.nullable(v.string()),
      birthday: v.nullable(v.string()),
      is_admin: v.boolean(),
      is_moderator: v.boolean(),
      privileges: listOf(v.string()),
      is_confirmed: v.boolean(),
      is_approved: v.boolean(),
      is_suggested: v.boolean(),
      deactivated: v.boolean(),
      hide_favorites: v.boolean(),
      hide_followers: v.boolean(),
      hide_followers_count: v.boolean(),
      hide_follows: v.boolean(),
      hide_follows_count: v.boolean(),
      skip_thread_containment: v.boolean(),
      accepts_chat_messages: v.nullable(v.boolean()),
      tags: listOf(v.string()),
      relationship: embeddedRelationship,
      allow_following_move: v.boolean(),
      email: v.nullable(v.string()),
      notification_settings: entity(
        {},
        { block_from_strangers: v.boolean(), hide_notification_contents: v.boolean() },
      ),
      settings_store: mapOf(v.unknown()),
      unread_conversation_count: count,
      unread_notifications_count: count,
    },
  ),
  akkoma: entity(
    {},
    {
      instance: v.nullable(
        entity(
          {},
          {
            name: v.string(),
            favicon: v.nullable(v.string()),
            nodeinfo: v.nullable(
              entity({}, { software: entity({}, { name: v.string(), version: v.string() }) }),
            ),
          },
        ),
      ),
      permit_followback: v.boolean(),
      /** Address of the account's feed, since Akkoma 3.20. */
      web_feed: v.nullable(v.string()),
      status_ttl_days: v.nullable(v.number()),
    },
  ),
};

/** The output of the schema `account`. */
export type Account = Entity<typeof required, typeof accountFields> & {
  /** The account this one moved to; null or absent for most. */
  moved?: Account | null;
};

/**
 * An account. The viewer's own has fields that others lack, such as `source.privacy` and
 * `pleroma.email` (R-ENT-012).
 */
export const account: Schema<Account> = entity(required, {
  ...accountFields,
  moved: v.nullable(v.lazy((): Schema<Account> => account)),
});
