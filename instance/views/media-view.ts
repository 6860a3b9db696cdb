import type { Attachment } from '@rookery/contract/schemas/attachment.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import type { MediaRow } from '#store/rows.ts';
import type { ViewContext } from './view-context.ts';

type MediaContext = Pick<ViewContext, 'instance' | 'origin'>;

/** Returns the URL of a media file, which is the name of an uploaded file or a URL of another host. */
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

/** Returns the attachment for an uploaded or remote file. */
export function mediaView(media: MediaRow, { instance, origin }: MediaContext): Attachment {
  const url = mediaUrl(media.file, origin);
  const meta = metaOf(media);
  const document: Attachment = {
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
  return findDialect(instance.config).views.attachment(document, media);
}

/** Returns the attachment for a file that is still being processed and therefore has no URLs. */
export function processingMediaView(media: MediaRow, view: MediaContext): Attachment {
  return {
    ...mediaView(media, view),
    blurhash: null,
    preview_url: null,
    text_url: null,
    url: null,
  };
}
