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
