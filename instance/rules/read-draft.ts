import type { BodyValues } from '@rookery/contract/call.ts';
import type { createStatus } from '@rookery/contract/calls/status-editing.ts';
import type { StatusDraft } from '#commands/post-status.ts';
import type { AccountRow } from '#store/rows.ts';
import { isBlank } from '@rookery/contract/text/is-blank.ts';
import { parseSettings } from './account-settings.ts';

/** The request body of a new or scheduled status. */
export type StatusRequestBody = BodyValues<typeof createStatus>;

/**
 * Converts a request body to a draft. An omitted visibility or quote policy is that of the member's
 * settings, except that a reply gets its visibility later, from its parent. Blank poll options are
 * left out, as on Mastodon.
 */
export function readDraft(
  body: StatusRequestBody,
  member: Pick<AccountRow, 'settings'>,
): StatusDraft {
  const { poll } = body;
  const { visibility } = body;
  const isReply = body.in_reply_to_id !== undefined && body.in_reply_to_id !== '';
  return {
    text: body.status ?? '',
    spoilerText: body.spoiler_text ?? '',
    sensitive: body.sensitive ?? false,
    mediaIds: body.media_ids ?? [],
    ...(visibility || !isReply ? { visibility: visibility ?? parseSettings(member).privacy } : {}),
    ...(body.content_type === undefined ? {} : { contentType: body.content_type }),
    ...(body.language === undefined ? {} : { language: body.language }),
    ...(isReply && body.in_reply_to_id !== undefined ? { inReplyToId: body.in_reply_to_id } : {}),
    ...(body.in_reply_to_conversation_id === undefined
      ? {}
      : { conversationId: body.in_reply_to_conversation_id }),
    ...(body.to ? { to: body.to } : {}),
    ...(body.quote_id ? { quoteId: body.quote_id } : {}),
    quotePolicy: body.quote_approval_policy ?? parseSettings(member).quote_policy,
    ...(body.expires_in === undefined ? {} : { expiresIn: body.expires_in }),
    ...(poll?.options
      ? {
          poll: {
            options: poll.options.filter((option) => !isBlank(option)),
            expiresIn: poll.expires_in,
            multiple: poll.multiple ?? false,
          },
        }
      : {}),
  };
}
