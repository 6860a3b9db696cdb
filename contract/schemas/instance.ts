import * as v from 'valibot';
import { count, entity, listOf, mapOf, narrowestIfInvalid } from '../lenient-schema.ts';
import { languageTag } from './language-tag.ts';
import { account } from './account.ts';
import type { InstanceV2 } from './instance-v2.ts';

const pollLimits = entity(
  {},
  {
    max_options: v.number(),
    max_option_chars: v.number(),
    min_expiration: v.number(),
    max_expiration: v.number(),
  },
);

/** The instance document (API v1). Limits in characters, bytes and seconds. */
export const instance = entity(
  {},
  {
    uri: v.string(),
    title: v.string(),
    description: v.string(),
    short_description: v.string(),
    email: v.string(),
    version: v.string(),
    thumbnail: v.nullable(v.string()),
    background_image: v.nullable(v.string()),
    languages: listOf(languageTag),
    registrations: narrowestIfInvalid(v.boolean(), false),
    approval_required: narrowestIfInvalid(v.boolean(), true),
    invites_enabled: v.boolean(),
    max_toot_chars: v.number(),
    max_media_attachments: v.number(),
    description_limit: v.number(),
    upload_limit: v.number(),
    avatar_upload_limit: v.number(),
    background_upload_limit: v.number(),
    banner_upload_limit: v.number(),
    poll_limits: pollLimits,
    urls: entity({}, { streaming_api: v.string() }),
    stats: entity(
      {},
      {
        user_count: count,
        status_count: count,
        domain_count: count,
        remote_user_count: count,
      },
    ),
    contact_account: v.nullable(account),
    rules: listOf(entity({ id: v.string() }, { text: v.string() })),
    configuration: entity(
      {},
      {
        statuses: entity(
          {},
          {
            max_characters: v.number(),
            max_media_attachments: v.number(),
            characters_reserved_per_url: v.number(),
          },
        ),
        media_attachments: entity(
          {},
          {
            supported_mime_types: listOf(v.string()),
            image_size_limit: v.number(),
            video_size_limit: v.number(),
            description_limit: v.number(),
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
      },
    ),
    pleroma: entity(
      {},
      {
        vapid_public_key: v.string(),
        stats: entity({}, { mau: v.number() }),
        metadata: entity(
          {},
          {
            account_activation_required: v.boolean(),
            features: listOf(v.string()),
            federation: mapOf(v.unknown()),
            fields_limits: entity(
              {},
              {
                max_fields: v.number(),
                max_remote_fields: v.number(),
                name_length: v.number(),
                value_length: v.number(),
              },
            ),
            post_formats: listOf(v.string()),
            privileged_staff: v.boolean(),
            birthday_required: v.boolean(),
            birthday_min_age: v.number(),
          },
        ),
      },
    ),
  },
);

export type Instance = v.InferOutput<typeof instance>;

/**
 * The instance document, with the fields that only version 2 of the API has (Mastodon, GoToSocial).
 */
export interface InstanceDocument extends Omit<Instance, 'rules'> {
  /** The rules from version 2 have explanations and translations. */
  readonly rules?: NonNullable<InstanceV2['rules']>;
  readonly onlyInV2?: Pick<InstanceV2, 'api_versions' | 'registrations'> &
    Pick<NonNullable<InstanceV2['configuration']>, 'vapid' | 'translation' | 'timelines_access'>;
}
