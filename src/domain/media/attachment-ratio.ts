import type { AttachmentRow } from '#entities/rows/attachment-row.ts';
import { mediaKind } from './media-kind.ts';

/** Taller or wider than this would be a strip that nobody can see. */
const bounds = { least: 0.4, most: 3 } as const;

/** Width by height, as far as a gallery allows it; a guess where the server does not know. */
export function attachmentRatio(attachment: AttachmentRow): number {
  const { width, height } = attachment.size ?? attachment.previewSize ?? { width: 0, height: 0 };
  if (!(width > 0 && height > 0)) return mediaKind(attachment) === 'video' ? 16 / 9 : 4 / 3;
  return Math.min(bounds.most, Math.max(bounds.least, width / height));
}
