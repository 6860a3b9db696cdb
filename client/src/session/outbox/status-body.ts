import type { BodyValues } from '@rookery/contract/call.ts';
import type { createStatus, editStatus } from '@rookery/contract/calls/status-editing.ts';
import type { Draft } from '#session/drafts/draft.ts';
import { pollOptionsToSend } from '#session/drafts/poll-rules.ts';

type CreateBody = BodyValues<typeof createStatus>;
type EditBody = BodyValues<typeof editStatus>;

function textFields({ text, subject, sensitive, contentType, language }: Draft) {
  return {
    status: text,
    source: 'Rookery',
    sensitive,
    ...(subject === '' ? {} : { spoiler_text: subject }),
    ...(contentType === undefined ? {} : { content_type: contentType }),
    ...(language === undefined ? {} : { language }),
  };
}

function relations({ replyTo, quoteId }: Draft) {
  return {
    ...(replyTo === undefined ? {} : { in_reply_to_id: replyTo }),
    ...(quoteId === undefined ? {} : { quote_id: quoteId }),
  };
}

/** Returns the ids of the files that are uploaded. */
export const mediaIds = ({ attachments }: Draft): string[] =>
  attachments.flatMap(({ mediaId }) => (mediaId === null ? [] : [mediaId]));

function pollBody({ poll }: Draft): Pick<CreateBody, 'poll'> {
  if (!poll) return {};
  const options = [...pollOptionsToSend(poll)];
  return { poll: { options, expires_in: poll.expiresIn, multiple: poll.multiple } };
}

/**
 * Returns the request body for a draft. `draftProblem` has rejected polls with too few options
 * (R-COMP-028).
 */
export function createBody(draft: Draft): CreateBody {
  const media = mediaIds(draft);
  return {
    ...textFields(draft),
    ...relations(draft),
    visibility: draft.visibility,
    ...(media.length === 0 ? {} : { media_ids: media }),
    ...pollBody(draft),
    ...(draft.expiresIn === undefined ? {} : { expires_in: draft.expiresIn }),
    ...(draft.scheduledAt === undefined ? {} : { scheduled_at: draft.scheduledAt }),
  };
}

/** Returns the request body for a preview, without media and poll (R-COMP-043). */
export function previewBody(draft: Draft): CreateBody {
  return { ...textFields(draft), ...relations(draft), visibility: draft.visibility, preview: true };
}

/** Returns the request body for an edit. Poll, visibility, reply and quote cannot be changed. */
export function editBody(draft: Draft): EditBody {
  return { ...textFields(draft), spoiler_text: draft.subject, media_ids: mediaIds(draft) };
}
