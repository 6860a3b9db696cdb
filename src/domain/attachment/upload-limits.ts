import type { UploadLimits } from '#session/instance/instance-info.ts';
import { kindOfFile } from './file-kind.ts';

export interface RefusedFile {
  readonly file: File;
  /** Bytes that the server takes, where the file is larger; else there was no room for one more. */
  readonly allowed?: number;
}

/** The most bytes that a file of this media type may have; absent where the server names no limit. */
export function uploadLimit(mimeType: string, limits: UploadLimits): number | undefined {
  if (limits.general !== undefined) return limits.general;
  const kind = kindOfFile(mimeType);
  if (kind === 'image') return limits.image;
  return kind === 'video' || kind === 'audio' ? limits.video : undefined;
}

/** Parts what the server would refuse for its size from what it takes (R-COMP-035). */
export function sortOut(
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
