import * as v from 'valibot';
import {
  entity,
  exactText,
  exactTextOrNull,
  listOf,
  narrowestIfInvalid,
} from '../lenient-schema.ts';
import { languageTag } from './language-tag.ts';
import { attachment } from './attachment.ts';
import { visibility } from './visibility.ts';

/** A scheduled status. */
export const scheduledStatus = entity(
  { id: v.string(), scheduled_at: v.string() },
  {
    params: entity(
      {},
      {
        text: exactText,
        spoiler_text: exactTextOrNull,
        visibility: v.nullable(visibility),
        sensitive: narrowestIfInvalid(v.nullable(v.boolean()), true),
        language: v.nullable(languageTag),
        in_reply_to_id: v.nullable(v.string()),
        /* Mastodon 4.5. */
        quoted_status_id: v.nullable(v.string()),
        quote_approval_policy: narrowestIfInvalid(
          v.nullable(v.picklist(['public', 'followers', 'nobody'])),
          'nobody',
        ),
        media_ids: v.nullable(listOf(v.string())),
        scheduled_at: v.nullable(v.string()),
        expires_in: v.nullable(v.number()),
        poll: v.nullable(
          entity(
            {},
            {
              options: listOf(exactText),
              expires_in: v.number(),
              multiple: v.nullable(v.boolean()),
              hide_totals: v.nullable(v.boolean()),
            },
          ),
        ),
      },
    ),
    media_attachments: listOf(attachment),
  },
);

export type ScheduledStatus = v.InferOutput<typeof scheduledStatus>;
