import { defineCall } from '../call.ts';
import { eitherByField } from '../lenient-schema.ts';
import { scheduledStatus } from '../schemas/scheduled-status.ts';
import { status } from '../schemas/status.ts';
import { visibilityParameter } from '../schemas/visibility.ts';

const poll = {
  options: 'texts!',
  expires_in: 'integer!',
  multiple: 'boolean',
  hide_totals: 'boolean',
} as const;

/** Parameters that posting and editing share. */
const content = {
  status: 'text',
  source: 'text',
  spoiler_text: 'text',
  visibility: visibilityParameter,
  sensitive: 'boolean',
  content_type: 'text',
  language: 'text',
  media_ids: 'texts',
  poll,
  to: 'texts',
  preview: 'boolean',
  /** Who may quote the status (Mastodon 4.5). */
  quote_approval_policy: 'one of public|followers|nobody',
} as const;

/**
 * Posts, previews or schedules a status. With `scheduled_at` the response is a scheduled status.
 * `expires_in` in seconds.
 */
export const createStatus = defineCall('POST', '/api/v1/statuses', {
  caller: 'member',
  body: {
    encoding: 'form',
    fields: {
      ...content,
      in_reply_to_id: 'text',
      in_reply_to_conversation_id: 'text',
      quote_id: 'text',
      /** Replaces `quote_id` on Mastodon 4.5 and Akkoma 3.18. */
      quoted_status_id: 'text',
      expires_in: 'integer',
      scheduled_at: 'text',
    },
  },
  response: eitherByField('params', scheduledStatus, status),
});

/** Edits a status. Without `media_ids` its attachments are removed; its poll stays unchanged. */
export const editStatus = defineCall('PUT', '/api/v1/statuses/:id', {
  caller: 'member',
  body: {
    encoding: 'form',
    fields: content,
  },
  response: status,
});

/**
 * Edits a status like `editStatus`, and also the descriptions and focal points of attached files:
 * `media_attributes` is a list of `{ id, description, focus }`. Mastodon 4.1 and GoToSocial 0.18,
 * where `updateMedia` changes only files that no status has. The body is JSON, because servers read
 * lists of objects in a form differently.
 */
export const editStatusAndMedia = defineCall('PUT', '/api/v1/statuses/:id', {
  caller: 'member',
  body: { encoding: 'json', fields: { ...content, media_attributes: 'json' } },
  response: status,
});

/** Deletes the status and returns it with its source in `text`, for redrafting. */
export const deleteStatus = defineCall('DELETE', '/api/v1/statuses/:id', {
  caller: 'member',
  response: status,
});
