import { deleteMedia } from '@rookery/contract/calls/mastodon/media.ts';
import { can } from '#api/capabilities.ts';
import { draftKey } from '#session/drafts/draft-context.ts';
import type { DraftAttachment } from '#session/drafts/draft.ts';
import { viewerDrafts } from '#session/drafts/drafts.ts';
import { outboxStorage } from '#session/outbox/outbox-storage.ts';
import type { Session } from '#session/session.ts';

/**
 * Deletes the upload of a file that was removed from the draft with the key `of`, where the server
 * allows it, unless another draft or a queued post has the file. Files of existing statuses, whose key is their media
 * id, are kept. Never rejects: servers delete unused uploads by themselves later.
 */
export async function deleteUpload(
  { call, instance, part, log }: Session,
  of: string,
  { key, mediaId, workedOnId }: DraftAttachment,
): Promise<void> {
  const id = mediaId ?? workedOnId;
  if (id === null || id === key || !can('mediaDeletion', instance.getState().info.serverInfo))
    return;
  const others = part(viewerDrafts)
    .list()
    .filter(({ context }) => draftKey(context) !== of);
  const isUsed = [...others, ...part(outboxStorage).list()].some(({ draft }) =>
    draft.attachments.some((one) => one.mediaId === id || one.workedOnId === id),
  );
  if (isUsed) return;
  try {
    await call(deleteMedia, { path: { id } });
  } catch (error) {
    log('deleting an upload failed', { error });
  }
}
