import { updateMedia } from '#contract/calls/media.ts';
import type { DraftAttachment } from '#domain/draft/draft-attachment.ts';
import type { Session } from '#session/session.ts';

/** A description could not be saved (R-COMP-039). */
export class DescriptionError extends Error {
  constructor(cause: unknown) {
    super('a description could not be saved', { cause });
    this.name = 'DescriptionError';
  }
}

/** What of an attachment the server has not been told. A blank description is worth no call, unless it takes one back. */
export function isToBeSaved({ mediaId, description, savedDescription }: DraftAttachment): boolean {
  const isBlank = description.trim() === '' && savedDescription === '';
  return mediaId !== null && !isBlank && description !== savedDescription;
}

/**
 * Saves what was written about files, before the post that shows them is sent (R-COMP-021, R-COMP-038).
 *
 * @throws {DescriptionError} one could not be saved
 */
export async function saveDescriptions(
  { call }: Pick<Session, 'call'>,
  attachments: readonly DraftAttachment[],
): Promise<void> {
  try {
    await Promise.all(
      attachments
        .filter(isToBeSaved)
        .map(({ mediaId, description }) =>
          call(updateMedia, { path: { id: mediaId ?? '' }, body: { description } }),
        ),
    );
  } catch (error) {
    throw new DescriptionError(error);
  }
}
