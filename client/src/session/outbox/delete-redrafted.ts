import { ApiError } from '#api/api-error.ts';
import { can } from '#api/capabilities.ts';
import { deleteStatus } from '@rookery/contract/calls/status-editing.ts';
import type { Draft } from '#session/drafts/draft.ts';
import { viewerDrafts } from '#session/drafts/drafts.ts';
import { removeStatus, subtractReply } from '#session/remove-status.ts';
import type { Session } from '#session/session.ts';
import { draftMediaIds } from './status-body.ts';

/**
 * Returns whether a redrafted status is deleted before the new one is posted, because the new one
 * has files of the old one and the server attaches a file to one status only.
 */
export function isDeletedBeforePosting({ instance, tables }: Session, draft: Draft): boolean {
  if (draft.redrafts === undefined || can('sharedMedia', instance.getState().info.serverInfo))
    return false;
  const old = tables.statuses.get(draft.redrafts)?.attachments;
  return draftMediaIds(draft).some((id) => old?.some((file) => file.id === id) ?? true);
}

/**
 * Deletes a redrafted status. One that is already gone counts as deleted.
 *
 * @throws `ApiError`
 */
export async function deleteRedrafted(session: Session, id: string): Promise<void> {
  try {
    await session.call(deleteStatus, { path: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'notFound') throw error;
  }
  subtractReply(session.tables, id);
  removeStatus(session, id);
}

/**
 * Milliseconds to wait after GoToSocial has deleted a status: it detaches the files some time after
 * its response.
 */
const detachDelay = 2_000;

/**
 * Deletes the redrafted status, then posts. A copy of the draft is in storage until the new status
 * exists, since the composer does not store a draft that nobody has changed, and the old status is
 * gone by then.
 */
export async function deleteRedraftedThenPost<T>(
  session: Session,
  draft: Draft & { readonly redrafts: string },
  { post, isRefusal }: { post: () => Promise<T>; isRefusal: (error: unknown) => boolean },
): Promise<T> {
  const drafts = session.part(viewerDrafts);
  const copies = () =>
    drafts
      .list()
      .filter(
        ({ context, draft: { redrafts } }) =>
          context.kind === 'kept' && redrafts === draft.redrafts,
      );
  if (copies().length === 0) drafts.saveCopy(draft);
  await deleteRedrafted(session, draft.redrafts);
  const outcome = await post().catch(async (error: unknown) => {
    if (!isRefusal(error)) throw error;
    await session.clock.wait(detachDelay, session.ended);
    return post();
  });
  for (const { context } of copies()) drafts.remove(context);
  return outcome;
}
