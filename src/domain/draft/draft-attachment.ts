import * as v from 'valibot';

const attachmentKinds = ['image', 'video', 'audio', 'unknown'] as const;

const point = v.object({ x: v.number(), y: v.number() });

/** A file of a draft. Its bytes stand apart, under its key (`draft-files.ts`). */
export const draftAttachment = v.object({
  /** Its name on this device, made when it is chosen. */
  key: v.string(),
  /** The server's name for it; null until it is there. */
  mediaId: v.fallback(v.nullish(v.string(), null), null),
  kind: v.fallback(v.picklist(attachmentKinds), 'unknown'),
  name: v.fallback(v.optional(v.string(), ''), ''),
  mimeType: v.fallback(v.optional(v.string(), ''), ''),
  /** Bytes. */
  size: v.fallback(v.optional(v.number(), 0), 0),
  /** Where the server has a small picture of it, and the whole. */
  previewUrl: v.fallback(v.nullish(v.string(), null), null),
  url: v.fallback(v.nullish(v.string(), null), null),
  /** The server's name for it while it still works on it, and it cannot be posted yet. */
  workedOnId: v.fallback(v.nullish(v.string(), null), null),
  /** What is to be read where it cannot be seen. */
  description: v.fallback(v.optional(v.string(), ''), ''),
  /** What the server was told of it; the description is saved where it differs. */
  savedDescription: v.fallback(v.optional(v.string(), ''), ''),
  /** The point that stays in view, from -1 to 1 each way. */
  focus: v.fallback(v.nullish(point, null), null),
  /** The one that the server was told. */
  savedFocus: v.fallback(v.nullish(point, null), null),
  /** A try to post has begun since: the server may have been told any of it. */
  isTold: v.fallback(v.optional(v.boolean(), false), false),
});

export type DraftAttachment = v.InferOutput<typeof draftAttachment>;
