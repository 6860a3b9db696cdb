import type { Instance } from '#instance/context.ts';
import { Refusal } from '#instance/http/refusal.ts';
import { isReady, mediaById } from '#instance/store/media.ts';
import type { AccountRow, MediaRow } from '#instance/store/rows.ts';

/** What a status is to carry. Unknown media are left out; somebody else's are refused, and those that are still worked on. */
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
