import type { AttachmentRow } from '#entities/rows/attachment-row.ts';

export type MediaKind = 'image' | 'video' | 'audio' | 'flash' | 'html' | 'unknown';

const kinds: readonly (readonly [RegExp, MediaKind])[] = [
  [/flash/, 'flash'],
  [/^(?:text\/html|html|oembed)$|oembed/, 'html'],
  [/^image(?:\/|$)/, 'image'],
  [/^(?:video(?:\/|$)|gifv$)/, 'video'],
  [/^audio(?:\/|$)/, 'audio'],
];

/** What an attachment is, by its MIME type; where the server gives none, by its word for it (R-ATT-007). */
export function mediaKind({ mimeType, type }: Pick<AttachmentRow, 'mimeType' | 'type'>): MediaKind {
  const said = (mimeType || type).toLowerCase();
  return kinds.find(([pattern]) => pattern.test(said))?.[1] ?? 'unknown';
}

const viewable: ReadonlySet<MediaKind> = new Set(['image', 'video', 'audio', 'flash']);

export function isViewable(attachment: AttachmentRow): boolean {
  return viewable.has(mediaKind(attachment));
}
