import type { Instance } from '#instance/context.ts';
import { HttpError } from '#instance/http/http-error.ts';
import { isMediaReady, mediaById } from '#instance/store/media.ts';
import type { AccountRow, MediaRow } from '#instance/store/rows.ts';

/**
 * Returns the attachments of a new status. Ignores unknown media; refuses another member's and
 * those still being processed.
 */
export function resolveOwnMedia(
  instance: Instance,
  author: AccountRow,
  ids: readonly string[],
): MediaRow[] {
  const media = ids.flatMap((id) => mediaById(instance.database, id) ?? []);
  if (media.some((each) => each.account_id !== author.id)) throw new HttpError(422, 'forbidden');
  if (media.some((each) => !isMediaReady(each, instance.now())))
    throw new HttpError(
      422,
      'Files that are still worked on cannot be attached. Try again in a moment!',
    );
  return media;
}
