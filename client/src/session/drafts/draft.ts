import * as v from 'valibot';

const attachmentKinds = ['image', 'video', 'audio', 'unknown'] as const;

const point = v.object({ x: v.number(), y: v.number() });

/** A file of a draft. Its content is stored separately under the same key (`draft-files.ts`). */
export const draftAttachmentSchema = v.object({
  /** Id of the file in this browser, created when the file is selected. */
  key: v.string(),
  /** Id of the uploaded file on the server; null until it is uploaded. */
  mediaId: v.fallback(v.nullish(v.string(), null), null),
  kind: v.fallback(v.picklist(attachmentKinds), 'unknown'),
  name: v.fallback(v.optional(v.string(), ''), ''),
  mimeType: v.fallback(v.optional(v.string(), ''), ''),
  /** Size in bytes. */
  size: v.fallback(v.optional(v.number(), 0), 0),
  /** URLs of the server's thumbnail and the full file. */
  previewUrl: v.fallback(v.nullish(v.string(), null), null),
  url: v.fallback(v.nullish(v.string(), null), null),
  /** The media id while the server still processes the file, which cannot be posted until then. */
  workedOnId: v.fallback(v.nullish(v.string(), null), null),
  /** Alternative text. */
  description: v.fallback(v.optional(v.string(), ''), ''),
  /** The description that the server has. If `description` differs, it is sent before posting. */
  savedDescription: v.fallback(v.optional(v.string(), ''), ''),
  /** Focal point of the picture, from -1 to 1 on each axis. */
  focus: v.fallback(v.nullish(point, null), null),
  /** The focal point that the server has. */
  savedFocus: v.fallback(v.nullish(point, null), null),
  /**
   * Whether an attempt to post was made with this description and focus, after which the server may
   * have received them even if the attempt failed.
   */
  isTold: v.fallback(v.optional(v.boolean(), false), false),
});

export type DraftAttachment = v.InferOutput<typeof draftAttachmentSchema>;

export const visibilities = ['public', 'unlisted', 'private', 'direct', 'local'] as const;

/** Who may quote a post, in display order. Its author always may. */
export const quotePolicies = ['public', 'followers', 'nobody'] as const;

const pollDraft = v.object({
  options: v.array(v.string()),
  multiple: v.boolean(),
  /** Number of seconds until the poll closes. */
  expiresIn: v.number(),
});

export type PollDraft = v.InferOutput<typeof pollDraft>;

/* If a file is unreadable, the text of the draft must still be readable. */
const attachments = v.pipe(
  v.array(v.unknown()),
  v.transform((all) =>
    all.flatMap((one): DraftAttachment[] => {
      const parsed = v.safeParse(draftAttachmentSchema, one);
      return parsed.success ? [parsed.output] : [];
    }),
  ),
);

/*
 * A field that is unreadable, or that did not exist when the draft was stored, is treated as
 * absent. If the post would without the field reach more people, or be published sooner or for
 * longer, the whole draft counts as unreadable.
 */
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
  /**
   * Addresses of the people who alone can read a direct post, without the leading `@`; absent or
   * empty for those whom the text mentions.
   */
  to: v.optional(v.array(v.string())),
  /** MIME type of the text; if absent, the member's default applies. */
  contentType: optionalText,
  /** ISO 639-1; absent if no language is set. */
  language: optionalText,
  poll: v.fallback(v.optional(pollDraft), undefined),
  attachments: v.fallback(v.optional(attachments, []), []),
  /** Texts of the posts that follow this one as a thread, in order. */
  thread: v.fallback(v.optional(v.array(v.string()), []), []),
  replyTo: optionalText,
  quoteId: optionalText,
  /** Who may quote the post (Mastodon 4.5); if absent, the server's default applies. */
  quotePolicy: v.optional(v.fallback(v.picklist(quotePolicies), 'nobody')),
  /** Id of the status that this draft edits. */
  editing: optionalText,
  /** Id of the status that this draft replaces: it is deleted when the draft is published. */
  redrafts: optionalText,
  /** Number of seconds after which the server deletes the status. */
  expiresIn: v.optional(v.number()),
  /** Scheduled time in ISO 8601. */
  scheduledAt: v.optional(dateText),
  /**
   * Idempotency key, sent with the post. Retries use the same key, so that the server creates a
   * single status.
   */
  idempotencyKey: v.string(),
  /** Time of the last change in ISO 8601. */
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
  to: undefined,
  contentType: undefined,
  language: undefined,
  poll: undefined,
  attachments: [],
  thread: [],
  replyTo: undefined,
  quoteId: undefined,
  quotePolicy: undefined,
  editing: undefined,
  redrafts: undefined,
  expiresIn: undefined,
  scheduledAt: undefined,
};

/** Returns whether the draft has more than text: files, a poll or a thread. */
export function hasPartsBesidesText(
  value: Pick<Draft, 'attachments' | 'poll' | 'thread'>,
): boolean {
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
