import type { AttachmentRow } from '../rows/attachment-row.ts';
import { safeMediaUrl } from '#lib/url/safe-url.ts';

/** URLs of an attachment that the page may load. */
export interface MediaUrls {
  readonly full: string;
  /** URL of a smaller picture; undefined if the server has only the file itself. */
  readonly preview: string | undefined;
}

/* Servers that cannot create a thumbnail send the file itself as preview. Such a file is not a
   picture. */
const noPicture = /\.(?:mp4|m4v|webm|ogv|mov|mp3|ogg|oga|opus|flac|wav|m4a|swf)$/i;

function isPicture(url: string): boolean {
  return !noPicture.test(new URL(url).pathname);
}

/** Returns the URLs of an attachment; undefined if the page may not load its file. */
export function mediaUrls({ url, previewUrl }: AttachmentRow): MediaUrls | undefined {
  const full = safeMediaUrl(url);
  if (full === undefined) return undefined;
  const preview = previewUrl === null ? undefined : safeMediaUrl(previewUrl);
  const isOther = preview !== undefined && preview !== full && isPicture(preview);
  return { full, preview: isOther ? preview : undefined };
}
