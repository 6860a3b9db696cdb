import type { ScheduledStatus } from '@rookery/contract/schemas/scheduled-status.ts';
import { type DraftFields, emptyDraftFields } from '#components/draft/draft.ts';
import { toAttachmentRow } from '#store/ingest/to-attachment-row.ts';
import { toDraftAttachment } from './edit-fields.ts';

/**
 * Returns draft fields for a scheduled status. `visibility` is the viewer's default, which the
 * server uses for scheduled statuses without one.
 */
export function scheduledDraft(
  { params = {}, media_attachments: files = [], scheduled_at: at }: ScheduledStatus,
  visibility: DraftFields['visibility'],
): DraftFields {
  const { poll } = params;
  return {
    ...emptyDraftFields,
    text: params.text ?? '',
    subject: params.spoiler_text ?? '',
    sensitive: params.sensitive ?? false,
    visibility: params.visibility ?? visibility,
    language: params.language ?? undefined,
    replyTo: params.in_reply_to_id ?? undefined,
    expiresIn: params.expires_in ?? undefined,
    poll: poll
      ? {
          options: poll.options ?? [],
          multiple: poll.multiple ?? false,
          expiresIn: poll.expires_in ?? 86_400,
        }
      : undefined,
    attachments: files.map((file) => toDraftAttachment(toAttachmentRow(file, undefined))),
    scheduledAt: at,
  };
}
