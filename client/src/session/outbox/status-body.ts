import type { BodyValues } from '@rookery/contract/call.ts';
import type { createStatus, editStatus } from '@rookery/contract/calls/status-editing.ts';
import { can } from '#api/capabilities.ts';
import type { ServerInfo } from '#api/server-info.ts';
import type { Draft } from '#session/drafts/draft.ts';
import { isAddressedToChosenPeople } from '#session/drafts/is-addressed-to-chosen-people.ts';
import { unsavedMetadata } from '#session/uploads/save-descriptions.ts';
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

function quote({ quoteId }: Draft, server: ServerInfo) {
  if (quoteId === undefined) return {};
  return can('quotedStatusId', server) ? { quoted_status_id: quoteId } : { quote_id: quoteId };
}

function relations(draft: Draft, server: ServerInfo) {
  const { replyTo } = draft;
  return {
    ...(replyTo === undefined ? {} : { in_reply_to_id: replyTo }),
    ...quote(draft, server),
  };
}

/** Returns the media ids of the uploaded files of a draft. */
export const draftMediaIds = ({ attachments }: Draft): string[] =>
  attachments.flatMap(({ mediaId }) => (mediaId === null ? [] : [mediaId]));

/* Mastodon itself sets the quote policy of posts with another visibility to `nobody`. */
function quotePolicy({ quotePolicy: policy, visibility }: Draft, server: ServerInfo) {
  const isOpen = visibility === 'public' || visibility === 'unlisted';
  return policy !== undefined && isOpen && can('quotePolicies', server)
    ? { quote_approval_policy: policy }
    : {};
}

function pollBody({ poll }: Draft): Pick<CreateBody, 'poll'> {
  if (!poll) return {};
  const options = [...pollOptionsToSend(poll)];
  return { poll: { options, expires_in: poll.expiresIn, multiple: poll.multiple } };
}

/**
 * Converts a draft to the body of the request that posts it. Drafts whose poll has too few options
 * must have been rejected with `draftProblem` before (R-COMP-028).
 */
export function createBody(draft: Draft, server: ServerInfo): CreateBody {
  const media = draftMediaIds(draft);
  return {
    ...textFields(draft),
    ...relations(draft, server),
    ...quotePolicy(draft, server),
    visibility: draft.visibility,
    ...(isAddressedToChosenPeople(draft, server) && { to: [...(draft.to ?? [])] }),
    ...(media.length === 0 ? {} : { media_ids: media }),
    ...pollBody(draft),
    ...(draft.expiresIn === undefined ? {} : { expires_in: draft.expiresIn }),
    ...(draft.scheduledAt === undefined ? {} : { scheduled_at: draft.scheduledAt }),
  };
}

/**
 * Converts a draft to the body of the request for a preview, without media and poll (R-COMP-043).
 */
export function previewBody(draft: Draft, server: ServerInfo): CreateBody {
  return {
    ...textFields(draft),
    ...relations(draft, server),
    visibility: draft.visibility,
    preview: true,
  };
}

/**
 * Returns the descriptions and focal points that an edit changes, for `media_attributes`. Empty if
 * none changes.
 */
export function mediaAttributes({ attachments }: Draft): readonly Record<string, string>[] {
  return attachments.flatMap((one) => {
    const changed = unsavedMetadata(one);
    if (one.mediaId === null || Object.keys(changed).length === 0) return [];
    return [{ id: one.mediaId, ...changed }];
  });
}

/**
 * Converts a draft to the body of the request that edits a status. Visibility, poll, reply and
 * quote are left out, since an edit cannot change them.
 */
export function editBody(draft: Draft, server: ServerInfo): EditBody {
  return {
    ...textFields(draft),
    /* If the request has no quote policy, Mastodon replaces the policy of the status by the
       member's default. */
    ...quotePolicy(draft, server),
    spoiler_text: draft.subject,
    media_ids: draftMediaIds(draft),
  };
}
