import { updateMedia } from '@rookery/contract/calls/media.ts';
import type { DraftAttachment } from '#session/drafts/draft.ts';
import type { Session } from '#session/session.ts';

/** Thrown if a description could not be saved (R-COMP-039). */
export class DescriptionError extends Error {
  constructor(cause: unknown) {
    super('a description could not be saved', { cause });
    this.name = 'DescriptionError';
  }
}

type AttachmentMetadata = Pick<
  DraftAttachment,
  'description' | 'savedDescription' | 'focus' | 'savedFocus' | 'isTold'
>;

/**
 * Returns the metadata of a file that the server does not have, or that a failed attempt to post
 * may have changed on the server. A blank description is returned only if it replaces an earlier
 * one (R-COMP-038).
 */
export function unsavedMetadata({
  description,
  savedDescription,
  focus,
  savedFocus,
  isTold,
}: AttachmentMetadata): {
  readonly description?: string;
  readonly focus?: string;
} {
  const isBlank = description.trim() === '' && savedDescription === '' && !isTold;
  const isMoved = focus !== null && (focus.x !== savedFocus?.x || focus.y !== savedFocus.y);
  return {
    ...(!isBlank && (isTold || description !== savedDescription) ? { description } : {}),
    ...(isMoved ? { focus: `${focus.x.toFixed(2)},${focus.y.toFixed(2)}` } : {}),
  };
}

function hasUnsavedMetadata(metadata: AttachmentMetadata): boolean {
  return Object.keys(unsavedMetadata(metadata)).length > 0;
}

function isNew(one: DraftAttachment): boolean {
  return !one.isTold && hasUnsavedMetadata(one);
}

/**
 * Marks files with unsaved metadata as submitted, when an attempt to post begins. Returns the same
 * list if no file changes.
 */
export function markMetadataSubmitted(attachments: DraftAttachment[]): DraftAttachment[] {
  return attachments.some(isNew)
    ? attachments.map((one) => (isNew(one) ? { ...one, isTold: true } : one))
    : attachments;
}

/**
 * Sends the descriptions and focal points of files before the post (R-COMP-021, R-COMP-038).
 *
 * @throws {DescriptionError} if one could not be saved
 */
export async function saveDescriptions(
  { call }: Pick<Session, 'call'>,
  attachments: readonly DraftAttachment[],
): Promise<void> {
  try {
    await Promise.all(
      attachments.map(async (one) => {
        if (one.mediaId === null || !hasUnsavedMetadata(one)) return;
        await call(updateMedia, { path: { id: one.mediaId }, body: unsavedMetadata(one) });
      }),
    );
  } catch (error) {
    throw new DescriptionError(error);
  }
}
