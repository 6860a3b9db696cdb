import * as v from 'valibot';
import { entity, exactTextOrNull } from '../lenient-schema.ts';

const size = entity(
  {},
  {
    width: v.number(),
    height: v.number(),
    aspect: v.number(),
    size: v.string(),
    duration: v.number(),
    bitrate: v.number(),
    frame_rate: v.string(),
  },
);

/**
 * A media attachment or upload. `url` is null while Mastodon processes an upload; `type` is image,
 * video, gifv, audio or unknown (R-ATT-007).
 */
export const attachment = entity(
  { id: v.string() },
  {
    type: v.string(),
    url: v.nullable(v.string()),
    preview_url: v.nullable(v.string()),
    remote_url: v.nullable(v.string()),
    text_url: v.nullable(v.string()),
    description: exactTextOrNull,
    blurhash: v.nullable(v.string()),
    meta: v.nullable(
      entity(
        {},
        {
          original: size,
          small: size,
          focus: v.nullable(entity({}, { x: v.number(), y: v.number() })),
          length: v.string(),
          duration: v.number(),
          audio_encode: v.string(),
          audio_bitrate: v.string(),
          audio_channels: v.string(),
        },
      ),
    ),
    pleroma: entity({}, { mime_type: v.string(), name: v.nullable(v.string()) }),
  },
);

export type Attachment = v.InferOutput<typeof attachment>;
