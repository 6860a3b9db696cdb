import type { Attachment } from '#contract/schemas/attachment.ts';
import type { MediaRow } from '#instance/store/rows.ts';

export function mediaUrl(file: string, origin: string): string {
  return /^https?:/.test(file) ? file : `${origin}/media/${file}`;
}

export function mediaView(media: MediaRow, origin: string): Attachment {
  const url = mediaUrl(media.file, origin);
  const size =
    media.width === null || media.height === null
      ? undefined
      : {
          original: {
            aspect: media.width / media.height,
            height: media.height,
            width: media.width,
          },
        };
  return {
    blurhash: media.blurhash,
    // Of what came from elsewhere without a description, none is made up.
    description: media.description ?? (/^https?:/.test(media.file) ? null : ''),
    id: String(media.id),
    ...(size ? { meta: size } : {}),
    pleroma: { mime_type: media.mime_type },
    preview_url: media.preview === null ? url : mediaUrl(media.preview, origin),
    remote_url: url,
    text_url: url,
    type: media.type,
    url,
  };
}
