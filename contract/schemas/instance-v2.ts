import * as v from 'valibot';
import { entity, listOf, mapOf, narrowestIfInvalid } from '../lenient-schema.ts';
import { account } from './account.ts';
import { languageTag } from './language-tag.ts';
import { rule } from './rule.ts';

/** Who can read a timeline: `public`, `authenticated` or `disabled` (Mastodon 4.5). */
const feedAccess = entity({}, { local: v.string(), remote: v.string() });

/**
 * The instance document of version 2 (Mastodon 4.0). Limits are in characters, bytes and seconds.
 * `api_versions.mastodon` (Mastodon 4.3) says what the server can do.
 */
export const instanceV2 = entity(
  {},
  {
    domain: v.string(),
    title: v.string(),
    version: v.string(),
    source_url: v.string(),
    description: v.string(),
    usage: entity({}, { users: entity({}, { active_month: v.number() }) }),
    thumbnail: entity(
      {},
      { url: v.string(), blurhash: v.nullable(v.string()), description: v.string() },
    ),
    icon: listOf(entity({ src: v.string() }, { size: v.string() })),
    languages: listOf(languageTag),
    configuration: entity(
      {},
      {
        urls: entity(
          {},
          {
            streaming: v.string(),
            status: v.nullable(v.string()),
            about: v.nullable(v.string()),
            privacy_policy: v.nullable(v.string()),
            terms_of_service: v.nullable(v.string()),
          },
        ),
        vapid: entity({}, { public_key: v.string() }),
        accounts: entity(
          {},
          {
            max_featured_tags: v.number(),
            max_pinned_statuses: v.number(),
            max_profile_fields: v.number(),
            profile_field_name_limit: v.number(),
            profile_field_value_limit: v.number(),
            max_note_length: v.number(),
            max_display_name_length: v.number(),
          },
        ),
        statuses: entity(
          {},
          {
            max_characters: v.number(),
            max_media_attachments: v.number(),
            characters_reserved_per_url: v.number(),
            /** Content types of statuses (GoToSocial). */
            supported_mime_types: listOf(v.string()),
          },
        ),
        media_attachments: entity(
          {},
          {
            supported_mime_types: listOf(v.string()),
            description_limit: v.number(),
            image_size_limit: v.number(),
            image_matrix_limit: v.number(),
            video_size_limit: v.number(),
            video_frame_rate_limit: v.number(),
            video_matrix_limit: v.number(),
          },
        ),
        polls: entity(
          {},
          {
            max_options: v.number(),
            max_characters_per_option: v.number(),
            min_expiration: v.number(),
            max_expiration: v.number(),
          },
        ),
        translation: entity({}, { enabled: narrowestIfInvalid(v.boolean(), false) }),
        timelines_access: entity(
          {},
          { live_feeds: feedAccess, hashtag_feeds: feedAccess, trending_link_feeds: feedAccess },
        ),
        limited_federation: v.boolean(),
      },
    ),
    registrations: entity(
      {},
      {
        enabled: narrowestIfInvalid(v.boolean(), false),
        approval_required: narrowestIfInvalid(v.boolean(), true),
        reason_required: v.nullable(v.boolean()),
        message: v.nullable(v.string()),
        min_age: v.nullable(v.number()),
        url: v.nullable(v.string()),
      },
    ),
    api_versions: mapOf(v.number()),
    contact: entity({}, { email: v.string(), account: v.nullable(account) }),
    rules: listOf(rule),
  },
);

export type InstanceV2 = v.InferOutput<typeof instanceV2>;
