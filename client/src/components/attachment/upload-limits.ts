import type { UploadLimits } from '#session/instance/instance-info.ts';
import { attachmentKind } from './attachment-kind.ts';

export interface RefusedFile {
  readonly file: File;
  /** The server's limit in bytes if the file is larger; absent if the post has too many files. */
  readonly allowed?: number;
}

/** Returns the maximum size in bytes for a media type; undefined if the server names no limit. */
export function uploadLimit(mimeType: string, limits: UploadLimits): number | undefined {
  if (limits.general !== undefined) return limits.general;
  const kind = attachmentKind(mimeType);
  if (kind === 'image') return limits.image;
  return kind === 'video' || kind === 'audio' ? limits.video : undefined;
}

/**
 * Separates files that the server would reject for their size from those it accepts (R-COMP-035).
 */
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
