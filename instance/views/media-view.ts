import type { Attachment } from '@rookery/contract/schemas/attachment.ts';
import type { MediaRow } from '#store/rows.ts';

export function mediaUrl(file: string, origin: string): string {
  return /^https?:/.test(file) ? file : `${origin}/media/${file}`;
}

function metaOf({ width, height, focus_x: x, focus_y: y }: MediaRow): object {
  return {
    ...(width === null || height === null
      ? {}
      : { original: { aspect: width / height, height, width } }),
    ...(x === null || y === null ? {} : { focus: { x, y } }),
  };
}

export function mediaView(media: MediaRow, origin: string): Attachment {
  const url = mediaUrl(media.file, origin);
  const meta = metaOf(media);
  return {
    blurhash: media.blurhash,
    // Akkoma 2025.10 sends null without a description; older versions send an empty text.
    description: media.description === '' ? null : media.description,
    id: String(media.id),
    ...(Object.keys(meta).length > 0 ? { meta } : {}),
    pleroma: { mime_type: media.mime_type },
    preview_url: media.preview === null ? url : mediaUrl(media.preview, origin),
    remote_url: url,
    text_url: url,
    type: media.type,
    url,
  };
}

/** Returns a file that is still being processed: it has no URLs yet. */
export function processingMediaView(media: MediaRow, origin: string): Attachment {
  return {
    ...mediaView(media, origin),
    blurhash: null,
    preview_url: null,
    text_url: null,
    url: null,
  };
}
