import * as v from 'valibot';
import { draftAttachment, type DraftAttachment } from './draft-attachment.ts';

export const visibilities = ['public', 'unlisted', 'private', 'direct', 'local'] as const;

const pollDraft = v.object({
  options: v.array(v.string()),
  multiple: v.boolean(),
  /** Seconds that the poll stays open. */
  expiresIn: v.number(),
});

export type PollDraft = v.InferOutput<typeof pollDraft>;

/* One file that cannot be read does not take the words with it. */
const attachments = v.pipe(
  v.array(v.unknown()),
  v.transform((all) =>
    all.flatMap((one): DraftAttachment[] => {
      const parsed = v.safeParse(draftAttachment, one);
      return parsed.success ? [parsed.output] : [];
    }),
  ),
);

/* A field that cannot be read, or that did not exist when the draft was stored, counts as not given. */
const words = v.fallback(v.optional(v.string(), ''), '');
const maybeWords = v.fallback(v.optional(v.string()), undefined);

export const draft = v.object({
  text: v.string(),
  /** The content warning; may be empty. */
  subject: words,
  sensitive: v.fallback(v.optional(v.boolean(), false), false),
  visibility: v.picklist(visibilities),
  /** A media type; absent: the member's own default. */
  contentType: maybeWords,
  /** ISO 639-1; absent: none is named. */
  language: maybeWords,
  poll: v.fallback(v.optional(pollDraft), undefined),
  attachments: v.fallback(v.optional(attachments, []), []),
  /** Posts that follow this one as a chain, in order. */
  thread: v.fallback(v.optional(v.array(v.string()), []), []),
  replyTo: maybeWords,
  quoteId: maybeWords,
  /** The status that this is to become. */
  editing: maybeWords,
  /** The status that is deleted once this one stands. */
  redrafts: maybeWords,
  /** Seconds after which the server deletes it. */
  expiresIn: v.fallback(v.optional(v.number()), undefined),
  /** ISO 8601: when it is to be posted. */
  scheduledAt: maybeWords,
  /** One per composed post and the same over retries, so that the server posts it once. */
  idempotencyKey: v.string(),
  /** ISO 8601; the moment of the last change. */
  updatedAt: v.string(),
});

export type Draft = v.InferOutput<typeof draft>;

/** All that a person may change. */
export type DraftFields = Omit<Draft, 'idempotencyKey' | 'updatedAt'>;

export const blankFields: DraftFields = {
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

export function isEmptyDraft(
  value: Pick<Draft, 'text' | 'subject'> & Partial<Pick<Draft, 'attachments' | 'poll' | 'thread'>>,
): boolean {
  const { text, subject, attachments: files = [], poll, thread = [] } = value;
  return (
    [text, subject, ...thread, ...(poll?.options ?? [])].every((one) => one.trim() === '') &&
    files.length === 0
  );
}
