import * as v from 'valibot';

const attachmentKinds = ['image', 'video', 'audio', 'unknown'] as const;

const point = v.object({ x: v.number(), y: v.number() });

/** A file of a draft. Its bytes are stored separately under its key (`draft-files.ts`). */
export const draftAttachmentSchema = v.object({
  /** Local id, created when the file is selected. */
  key: v.string(),
  /** The server's media id; null until uploaded. */
  mediaId: v.fallback(v.nullish(v.string(), null), null),
  kind: v.fallback(v.picklist(attachmentKinds), 'unknown'),
  name: v.fallback(v.optional(v.string(), ''), ''),
  mimeType: v.fallback(v.optional(v.string(), ''), ''),
  /** Bytes. */
  size: v.fallback(v.optional(v.number(), 0), 0),
  /** URLs of the server's thumbnail and the full file. */
  previewUrl: v.fallback(v.nullish(v.string(), null), null),
  url: v.fallback(v.nullish(v.string(), null), null),
  /** The media id while the server still processes the file and it cannot be posted. */
  workedOnId: v.fallback(v.nullish(v.string(), null), null),
  /** Alternative text. */
  description: v.fallback(v.optional(v.string(), ''), ''),
  /** The description that the server has; it is saved if it differs. */
  savedDescription: v.fallback(v.optional(v.string(), ''), ''),
  /** The point that stays in view when cropped, from -1 to 1 on each axis. */
  focus: v.fallback(v.nullish(point, null), null),
  /** The focus that the server has. */
  savedFocus: v.fallback(v.nullish(point, null), null),
  /** An attempt to post has begun since: the server may have received any of it. */
  isTold: v.fallback(v.optional(v.boolean(), false), false),
});

export type DraftAttachment = v.InferOutput<typeof draftAttachmentSchema>;

export const visibilities = ['public', 'unlisted', 'private', 'direct', 'local'] as const;

const pollDraft = v.object({
  options: v.array(v.string()),
  multiple: v.boolean(),
  /** Seconds until the poll closes. */
  expiresIn: v.number(),
});

export type PollDraft = v.InferOutput<typeof pollDraft>;

/* One unreadable file must not lose the text. */
const attachments = v.pipe(
  v.array(v.unknown()),
  v.transform((all) =>
    all.flatMap((one): DraftAttachment[] => {
      const parsed = v.safeParse(draftAttachmentSchema, one);
      return parsed.success ? [parsed.output] : [];
    }),
  ),
);

/* A field that cannot be read, or did not exist when the draft was stored, is treated as absent,
   unless the post would then reach more people, sooner or for longer. */
const textField = v.fallback(v.optional(v.string(), ''), '');
const dateText = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
const optionalText = v.fallback(v.optional(v.string()), undefined);

export const draftSchema = v.object({
  text: v.string(),
  /** The content warning; may be empty. */
  subject: textField,
  sensitive: v.fallback(v.optional(v.boolean(), false), true),
  visibility: v.fallback(v.picklist(visibilities), 'direct'),
  /** A media type; absent: the member's default. */
  contentType: optionalText,
  /** ISO 639-1; absent: no language is set. */
  language: optionalText,
  poll: v.fallback(v.optional(pollDraft), undefined),
  attachments: v.fallback(v.optional(attachments, []), []),
  /** Posts that follow this one as a thread, in order. */
  thread: v.fallback(v.optional(v.array(v.string()), []), []),
  replyTo: optionalText,
  quoteId: optionalText,
  /** Id of the status that is edited. */
  editing: optionalText,
  /** Id of the status that is deleted once this one is published. */
  redrafts: optionalText,
  /** Seconds after which the server deletes the status. */
  expiresIn: v.optional(v.number()),
  /** ISO 8601: the scheduled time. */
  scheduledAt: v.optional(dateText),
  /** One per composed post and the same for retries, so that the server posts it once. */
  idempotencyKey: v.string(),
  /** ISO 8601: the time of the last change. */
  updatedAt: v.string(),
});

export type Draft = v.InferOutput<typeof draftSchema>;

/** All fields that a person can change. */
export type DraftFields = Omit<Draft, 'idempotencyKey' | 'updatedAt'>;

export const emptyDraftFields: DraftFields = {
  text: '',
  subject: '',
  sensitive: false,
  visibility: 'public',
  contentType: undefined,
  language: undefined,
  poll: undefined,
  attachments: [],
  thread: [],
  replyTo: undefined,
  quoteId: undefined,
  editing: undefined,
  redrafts: undefined,
  expiresIn: undefined,
  scheduledAt: undefined,
};

/** Returns true if the draft has more than text: files, a poll or a thread. */
export function hasParts(value: Pick<Draft, 'attachments' | 'poll' | 'thread'>): boolean {
  return value.attachments.length > 0 || value.poll !== undefined || value.thread.length > 0;
}

export function isEmptyDraft(
  value: Pick<Draft, 'text' | 'subject'> & Partial<Pick<Draft, 'attachments' | 'poll' | 'thread'>>,
): boolean {
  const { text, subject, attachments: files = [], poll, thread = [] } = value;
  return (
    [text, subject, ...thread, ...(poll?.options ?? [])].every((one) => one.trim() === '') &&
    files.length === 0
  );
}
