import type { Instance } from '#context.ts';
import { createTooLargeError, HttpError } from '#http/http-error.ts';
import { mediaKind } from '#media/media-kind.ts';
import { videoSizeInHeader } from '#media/video-size-in-header.ts';
import { removeOriginPlaceholder } from '#rules/origin-placeholder.ts';
import { insertMedia, mediaById, isMediaReady } from '#store/media.ts';
import type { AccountRow, MediaRow } from '#store/rows.ts';
import { inspectImage, requireDisplayableSize } from './inspect-image.ts';
import { storeFile } from './store-file.ts';

export interface Upload {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly description?: string;
}

export async function readBytes(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

/** Stores an upload with its detected properties. */
export async function storeUpload(
  instance: Instance,
  member: AccountRow,
  given: Upload,
): Promise<MediaRow> {
  const { bytes } = given;
  if (bytes.length > instance.config.limits.upload) throw createTooLargeError();
  const kind = mediaKind(bytes, given.type);
  const image = kind.type === 'image' ? await inspectImage(instance, member.id, bytes) : {};
  const video = videoSizeInHeader(bytes, kind.mimeType);
  if (video) requireDisplayableSize('Videos', video);
  const { mediaMeta } = instance.config;
  const size = mediaMeta ? (image.size ?? video) : undefined;
  const id = insertMedia(instance.database, {
    account_id: member.id,
    type: kind.type,
    mime_type: kind.mimeType,
    file: await storeFile(instance, member, bytes, kind.extension),
    preview: image.preview ? await storeFile(instance, member, image.preview, 'webp') : null,
    description: removeOriginPlaceholder(given.description ?? ''),
    blurhash: (mediaMeta ? image.blurhash : undefined) ?? null,
    width: size?.width ?? null,
    height: size?.height ?? null,
    created_at: instance.now(),
  });
  const media = mediaById(instance.database, String(id));
  if (!media) throw new Error('The new upload cannot be read.');
  return media;
}

/**
 * Returns the attachments of a status. Throws 422 if one of them does not exist, belongs to another
 * member or is still being processed. (Akkoma posts the status without it.)
 */
export function resolveOwnMedia(
  instance: Instance,
  author: AccountRow,
  ids: readonly string[],
): MediaRow[] {
  const media = ids.map((id) => {
    const found = mediaById(instance.database, id);
    if (found?.account_id === author.id) return found;
    const error = 'A file of this post is not on the server. Remove it, and add it again.';
    throw new HttpError(422, error);
  });
  if (media.some((each) => !isMediaReady(each, instance.now())))
    throw new HttpError(
      422,
      'Files that are still worked on cannot be attached. Try again in a moment!',
    );
  return media;
}
