import type { DraftAttachment } from '#domain/draft/draft-attachment.ts';

/** What a file is, by its media type; the same kinds as the server's. */
export function kindOfFile(mimeType: string): DraftAttachment['kind'] {
  const [group = ''] = mimeType.split('/');
  return group === 'image' || group === 'video' || group === 'audio' ? group : 'unknown';
}
