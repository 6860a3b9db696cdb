import type { DraftAttachment } from '#components/draft/draft-attachment.ts';

/** Returns the attachment kind of a media type; the kinds are those of the server. */
export function attachmentKind(mimeType: string): DraftAttachment['kind'] {
  const [group = ''] = mimeType.split('/');
  return group === 'image' || group === 'video' || group === 'audio' ? group : 'unknown';
}
