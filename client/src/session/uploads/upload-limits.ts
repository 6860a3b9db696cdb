import type { DraftAttachment } from '#session/drafts/draft.ts';
import type { UploadLimits } from '#session/instance/instance-info.ts';

/** Converts a media type to the kind of an attachment, as servers name it. */
export function attachmentKind(mimeType: string): DraftAttachment['kind'] {
  const [group = ''] = mimeType.split('/');
  return group === 'image' || group === 'video' || group === 'audio' ? group : 'unknown';
}

export interface RefusedFile {
  readonly file: File;
  /**
   * The limit of the server in bytes, if the file is larger; absent if the post has too many files.
   */
  readonly allowed?: number;
}

/**
 * Returns the maximum size of a file in bytes for a media type; undefined if the server announces
 * no limit.
 */
export function uploadLimit(mimeType: string, limits: UploadLimits): number | undefined {
  if (limits.general !== undefined) return limits.general;
  const kind = attachmentKind(mimeType);
  if (kind === 'image') return limits.image;
  return kind === 'video' || kind === 'audio' ? limits.video : undefined;
}

/** Separates files that are too large for the server from those that it accepts (R-COMP-035). */
export function partitionBySize(
  files: readonly File[],
  limits: UploadLimits,
): { fitting: readonly File[]; tooBig: readonly RefusedFile[] } {
  const fitting: File[] = [];
  const tooBig: RefusedFile[] = [];
  for (const file of files) {
    const allowed = uploadLimit(file.type, limits);
    if (allowed !== undefined && file.size > allowed) tooBig.push({ file, allowed });
    else fitting.push(file);
  }
  return { fitting, tooBig };
}
