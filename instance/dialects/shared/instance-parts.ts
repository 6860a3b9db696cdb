import type { Instance } from '#context.ts';

const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'];
const otherTypes = [
  'video/webm',
  'video/mp4',
  'video/quicktime',
  'audio/mpeg',
  'audio/ogg',
  'audio/wav',
  'audio/flac',
];

/** The limits of an instance in the form that both versions of the instance document share. */
export function instanceConfigurationParts(
  { config }: Instance,
  attachments: number,
  perUrl: number,
) {
  const { limits } = config;
  return {
    statuses: {
      max_characters: limits.status,
      max_media_attachments: attachments,
      characters_reserved_per_url: perUrl,
    },
    media_attachments: {
      supported_mime_types: [...imageTypes, ...otherTypes],
      description_limit: limits.description,
      image_size_limit: limits.upload,
      image_matrix_limit: 33_177_600,
      video_size_limit: limits.upload,
      video_frame_rate_limit: 120,
      video_matrix_limit: 8_294_400,
    },
    polls: {
      max_options: limits.pollOptions,
      max_characters_per_option: limits.pollOptionLength,
      min_expiration: limits.pollMinimumExpiry,
      max_expiration: limits.pollMaximumExpiry,
    },
  };
}

/** Returns the rules of an instance with all that is known about them, numbered from 1. */
export function detailedRules({ config }: Instance) {
  return config.rules.map((rule, index) => ({
    id: String(index + 1),
    ...(typeof rule === 'string' ? { text: rule, hint: '', translations: {} } : rule),
  }));
}

/** Returns the texts of the rules of an instance, numbered from 1. */
export function instanceRules(instance: Instance): { id: string; text: string }[] {
  return detailedRules(instance).map(({ id, text }) => ({ id, text }));
}

/** Returns the address of the streams, which are on the host of the instance. */
export function streamingUrl(origin: string): string {
  return origin.replace(/^http/, 'ws');
}
