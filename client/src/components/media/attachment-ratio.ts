import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import { mediaKind } from './media-kind.ts';

/** Limits of the aspect ratio: beyond these, the picture would be an unrecognisable strip. */
const bounds = { least: 0.4, most: 3 } as const;

/**
 * Returns width divided by height, clamped for galleries; a default if the server does not know it.
 */
export function attachmentRatio(attachment: AttachmentRow): number {
  const { width, height } = attachment.size ?? attachment.previewSize ?? { width: 0, height: 0 };
  if (!(width > 0 && height > 0)) return mediaKind(attachment) === 'video' ? 16 / 9 : 4 / 3;
  return Math.min(bounds.most, Math.max(bounds.least, width / height));
}
