import type { BodyValues } from '#contract/call.ts';
import type { createStatus, editStatus } from '#contract/calls/writing-statuses.ts';
import type { Draft } from '#domain/draft/draft.ts';
import { pollOptions } from './poll-rules.ts';

type CreateBody = BodyValues<typeof createStatus>;
type EditBody = BodyValues<typeof editStatus>;

function words({ text, subject, sensitive, contentType, language }: Draft) {
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

const mediaIds = ({ attachments }: Draft): string[] =>
  attachments.flatMap(({ mediaId }) => (mediaId === null ? [] : [mediaId]));

function pollBody({ poll }: Draft): Pick<CreateBody, 'poll'> {
  if (!poll) return {};
  const options = [...pollOptions(poll)];
  return { poll: { options, expires_in: poll.expiresIn, multiple: poll.multiple } };
}

/** A draft as it is posted. `draftProblem` has rejected polls with too few options (R-COMP-028). */
export function createBody(draft: Draft): CreateBody {
  const media = mediaIds(draft);
  return {
    ...words(draft),
    ...relations(draft),
    visibility: draft.visibility,
    ...(media.length === 0 ? {} : { media_ids: media }),
    ...pollBody(draft),
    ...(draft.expiresIn === undefined ? {} : { expires_in: draft.expiresIn }),
    ...(draft.scheduledAt === undefined ? {} : { scheduled_at: draft.scheduledAt }),
  };
}

/** A draft as a preview of it is asked for: neither media nor poll (R-COMP-043). */
export function previewBody(draft: Draft): CreateBody {
  return { ...words(draft), ...relations(draft), visibility: draft.visibility, preview: true };
}

/** What a status is to become; poll, scope, reply and quote stay as they are. */
export function editBody(draft: Draft): EditBody {
  return { ...words(draft), spoiler_text: draft.subject, media_ids: mediaIds(draft) };
}
