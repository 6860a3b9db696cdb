import type { AttachmentRow } from '#entities/rows/attachment-row.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';

/** Addresses of an attachment, as far as the page may load them. */
export interface MediaUrls {
  readonly full: string;
  /** A smaller picture of it; absent where the server has none but the file itself. */
  readonly preview: string | undefined;
}

/* Servers give the file itself as the preview of what they cannot draw small. */
const noPicture = /\.(?:mp4|m4v|webm|ogv|mov|mp3|ogg|oga|opus|flac|wav|m4a|swf)$/i;

function isPicture(url: string): boolean {
  return !noPicture.test(new URL(url).pathname);
}

/** Undefined where the page may not load the file at all. */
export function mediaUrls({ url, previewUrl }: AttachmentRow): MediaUrls | undefined {
  const full = safeMediaUrl(url);
  if (full === undefined) return undefined;
  const preview = previewUrl === null ? undefined : safeMediaUrl(previewUrl);
  const isOther = preview !== undefined && preview !== full && isPicture(preview);
  return { full, preview: isOther ? preview : undefined };
}

export function fileName(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
