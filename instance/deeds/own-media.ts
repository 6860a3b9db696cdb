import type { Instance } from '#instance/context.ts';
import { Refusal } from '#instance/http/refusal.ts';
import { isReady, mediaById } from '#instance/store/media.ts';
import type { AccountRow, MediaRow } from '#instance/store/rows.ts';

/**
 * Returns the attachments of a new status. Ignores unknown media; refuses another member's and
 * those still being processed.
 */
export function ownMedia(
  instance: Instance,
  author: AccountRow,
  ids: readonly string[],
): MediaRow[] {
  const media = ids.flatMap((id) => mediaById(instance.database, id) ?? []);
  if (media.some((each) => each.account_id !== author.id)) throw new Refusal(422, 'forbidden');
  if (media.some((each) => !isReady(each, instance.now())))
    throw new Refusal(
      422,
      'Files that are still worked on cannot be attached. Try again in a moment!',
    );
  return media;
}
