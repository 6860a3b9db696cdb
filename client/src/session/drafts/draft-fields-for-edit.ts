import type { Attachment } from '@rookery/contract/schemas/attachment.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import type { StatusSource } from '@rookery/contract/schemas/status-source.ts';
import {
  type DraftAttachment,
  type DraftFields,
  emptyDraftFields,
  type PollDraft,
} from '#session/drafts/draft.ts';
import { readableFileName } from '#lib/url/file-name.ts';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import type { PollRow } from '#store/rows/poll-row.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import type { PollLimits } from '#session/instance/instance-info.ts';
import type { ScheduledStatus } from '@rookery/contract/schemas/scheduled-status.ts';
import { toAttachmentRow } from '#store/ingest/to-attachment-row.ts';
import { newPoll, pollExpiry, pollUnitSeconds } from './poll-rules.ts';
import { findAddresses } from './mentions.ts';
import { visibilityOrDirect } from './offered-visibilities.ts';

const kinds: ReadonlyMap<string, DraftAttachment['kind']> = new Map([
  ['image', 'image'],
  ['video', 'video'],
  ['gifv', 'video'],
  ['audio', 'audio'],
]);

export function toDraftAttachment({
  id,
  type,
  url,
  previewUrl,
  mimeType,
  ...rest
}: AttachmentRow): DraftAttachment {
  const description = rest.description ?? '';
  return {
    key: id,
    mediaId: id,
    workedOnId: null,
    kind: kinds.get(type) ?? 'unknown',
    name: readableFileName(url) ?? '',
    mimeType: mimeType ?? '',
    size: 0,
    previewUrl,
    url,
    description,
    savedDescription: description,
    focus: rest.focus ?? null,
    savedFocus: rest.focus ?? null,
    isTold: false,
  };
}

/** The fields of a status with texts that `GET …/source` does not return. */
export type WrittenStatusParts = Pick<Status, 'media_attachments' | 'poll'>;

/* Rows contain descriptions processed for display. Only the response contains them as they
   were written, which an edit needs. */
function withWrittenDescription(
  row: AttachmentRow,
  files: readonly Attachment[] = [],
): AttachmentRow {
  const written = files.find(({ id }) => id === row.id)?.description;
  return written ? { ...row, description: written } : row;
}

/** Returns the initial fields of the composer that edits a status. */
export function draftFieldsForEdit(
  status: StatusRow,
  source: StatusSource,
  written: WrittenStatusParts = {},
): Partial<DraftFields> {
  return {
    text: source.text,
    subject: source.spoiler_text ?? '',
    sensitive: status.sensitive ?? false,
    attachments: (status.attachments ?? []).map((row) =>
      toDraftAttachment(withWrittenDescription(row, written.media_attachments)),
    ),
    editing: status.id,
    quotePolicy: status.quotePolicy,
    ...(source.content_type ? { contentType: source.content_type } : {}),
    ...(status.language ? { language: status.language } : {}),
    visibility: visibilityOrDirect(status),
  };
}

function pollOf(
  poll: PollRow,
  written: WrittenStatusParts['poll'],
  createdAt: string | undefined,
  limits: PollLimits,
): PollDraft {
  const options = (written?.options ?? poll.options ?? []).map(({ title = '' }) => title);
  const length = Date.parse(poll.expiresAt ?? '') - Date.parse(createdAt ?? '');
  const minutes = length / 1000 / pollUnitSeconds.minutes;
  return {
    options: options.length > 0 ? options : ['', ''],
    multiple: poll.multiple ?? false,
    expiresIn: Number.isNaN(minutes)
      ? newPoll(limits).expiresIn
      : pollExpiry(minutes, 'minutes', limits),
  };
}

/**
 * Returns the people to whom a direct status was addressed, if they are not those whom its text
 * mentions. A reply is left out, since servers add the author of its parent by themselves, and so is
 * a status whose response named nobody: a status without recipients could not be posted.
 */
function addressedPeople(status: StatusRow, text: string): string[] | undefined {
  if (visibilityOrDirect(status) !== 'direct' || status.inReplyToId) return undefined;
  const people = (status.mentions ?? []).map(({ acct }) => acct);
  if (people.length === 0) return undefined;
  const mentioned = new Set(findAddresses(text));
  const isMentioned = people.every((acct) => mentioned.has(acct.toLowerCase()));
  return isMentioned && mentioned.size === people.length ? undefined : people;
}

/** Returns the initial fields of the composer that deletes and redrafts a status. */
export function draftFieldsForRedraft(
  status: StatusRow,
  source: StatusSource,
  poll: PollRow | undefined,
  limits: PollLimits,
  written: WrittenStatusParts = {},
): Partial<DraftFields> {
  return {
    ...draftFieldsForEdit(status, source, written),
    editing: undefined,
    redrafts: status.id,
    to: addressedPeople(status, source.text),
    replyTo: status.inReplyToId ?? undefined,
    quoteId: status.quoteId ?? undefined,
    poll: poll && pollOf(poll, written.poll, status.createdAt, limits),
  };
}

/**
 * Returns the fields of a draft for a scheduled status. `defaults` are those of the viewer: a
 * scheduled status without a visibility gets the default one, and no server returns the language.
 */
export function draftFieldsForScheduled(
  { params = {}, media_attachments: files = [], scheduled_at: at }: ScheduledStatus,
  defaults: Pick<DraftFields, 'visibility' | 'language'>,
): DraftFields {
  const { poll } = params;
  return {
    ...emptyDraftFields,
    text: params.text ?? '',
    subject: params.spoiler_text ?? '',
    sensitive: params.sensitive ?? false,
    // Servers send null for a status without a visibility. For a visibility that the schema does
    // not know, the field is absent.
    visibility: params.visibility === null ? defaults.visibility : (params.visibility ?? 'direct'),
    language: params.language ?? defaults.language,
    replyTo: params.in_reply_to_id ?? undefined,
    quoteId: params.quoted_status_id ?? undefined,
    quotePolicy: params.quote_approval_policy ?? undefined,
    expiresIn: params.expires_in ?? undefined,
    poll: poll
      ? {
          options: poll.options ?? [],
          multiple: poll.multiple ?? false,
          expiresIn: poll.expires_in ?? 86_400,
        }
      : undefined,
    attachments: files.map((file) =>
      toDraftAttachment(withWrittenDescription(toAttachmentRow(file, undefined), files)),
    ),
    scheduledAt: at,
  };
}
