import type { AttachmentRow } from '../rows/attachment-row.ts';

export type MediaKind = 'image' | 'video' | 'audio' | 'flash' | 'html' | 'unknown';

const kinds: readonly (readonly [RegExp, MediaKind])[] = [
  [/flash/, 'flash'],
  [/^(?:text\/html|html|oembed)$|oembed/, 'html'],
  [/^image(?:\/|$)/, 'image'],
  [/^(?:video(?:\/|$)|gifv$)/, 'video'],
  [/^audio(?:\/|$)/, 'audio'],
];

/**
 * Returns the kind of an attachment by its MIME type, or by the server's `type` without one
 * (R-ATT-007).
 */
export function mediaKind({ mimeType, type }: Pick<AttachmentRow, 'mimeType' | 'type'>): MediaKind {
  const serverKind = (mimeType || type).toLowerCase();
  return kinds.find(([pattern]) => pattern.test(serverKind))?.[1] ?? 'unknown';
}

const viewable: ReadonlySet<MediaKind> = new Set(['image', 'video', 'audio', 'flash']);

export function isViewable(attachment: AttachmentRow): boolean {
  return viewable.has(mediaKind(attachment));
}
