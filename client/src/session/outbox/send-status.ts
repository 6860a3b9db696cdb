import { ApiError } from '#api/api-error.ts';
import { can } from '#api/capabilities.ts';
import {
  createStatus,
  editStatus,
  editStatusAndMedia,
} from '@rookery/contract/calls/status-editing.ts';
import { saveDescriptions } from '#session/uploads/save-descriptions.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import type { Draft } from '#session/drafts/draft.ts';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import type { ResponseContext } from '#session/load.ts';
import type { Session } from '#session/session.ts';
import { draftProblem, type DraftProblem } from '#session/drafts/draft-limits.ts';
import {
  deleteRedrafted,
  deleteRedraftedThenPost,
  isDeletedBeforePosting,
} from './delete-redrafted.ts';
import { dependsOnServer, isServerKnown } from './is-server-known.ts';
import { createBody, editBody, mediaAttributes, draftMediaIds } from './status-body.ts';

export type SendOutcome =
  /** `id` is the id of the status; absent if the post is delayed or scheduled. */
  | { readonly kind: 'posted'; readonly id?: string }
  | { readonly kind: 'notReady'; readonly problem: DraftProblem }
  | {
      readonly kind: 'failed';
      readonly error: unknown;
      /**
       * Whether the server has refused the post. A server repeats a refusal for the same
       * idempotency key for hours, so the next attempt needs a new key. After a timeout or a
       * response with 5xx the key must stay, since the status may have been posted.
       */
      readonly isRefused: boolean;
    };

/* A response with 401 from a proxy or a captive portal has the kind `server`, so it is no
   refusal: the server has not received the post. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status !== undefined &&
    error.status >= 400 &&
    error.status < 500 &&
    error.kind !== 'rateLimited' &&
    error.kind !== 'timeout' &&
    error.kind !== 'server'
  );
}

/** Milliseconds for which the confirmation of a scheduled post is shown. */
const timeoutMs = 8_000;

/**
 * Shows a notice if files are missing in the status. Akkoma leaves out files that it does not know,
 * without an error.
 */
function reportMissingFiles(
  { notices }: Session,
  draft: Draft,
  wire: Pick<Status, 'media_attachments'>,
): void {
  const count = draftMediaIds(draft).length - (wire.media_attachments?.length ?? 0);
  if (count > 0)
    notices.raise({
      level: 'warning',
      messageKey: 'status.files_missing',
      messageArgs: { count },
    });
}

async function post(session: Session, draft: Draft): Promise<SendOutcome> {
  const { load, feeds, notices, instance } = session;
  const body = createBody(draft, instance.getState().info.serverInfo);
  const values = { idempotencyKey: draft.idempotencyKey, body };
  return load(createStatus, values, (wire, { tables, ...context }) => {
    /* The response for a scheduled status has no account, so no row is stored for it. */
    if (!('account' in wire)) {
      const messageArgs = { at: wire.scheduled_at };
      notices.raise({
        level: 'success',
        messageKey: 'status.scheduled',
        messageArgs,
        timeoutMs,
        action: () => openWindow(session, 'composer', { kind: 'new', list: 'scheduled' }),
      });
      reportMissingFiles(session, draft, wire);
      return { kind: 'posted' };
    }
    ingestStatus(tables, wire, context);
    /* Mastodon omits the id of a quoted status while the quote waits for approval, but a redraft
       needs this id. */
    if (draft.quoteId !== undefined && tables.statuses.get(wire.id)?.quoteState !== undefined)
      tables.statuses.merge({ id: wire.id, quoteId: draft.quoteId }, context.requestedAt);
    feeds.insertOwn(wire);
    reportMissingFiles(session, draft, wire);
    return { kind: 'posted', id: wire.id };
  });
}

async function edit(session: Session, id: string, draft: Draft): Promise<SendOutcome> {
  const server = session.instance.getState().info.serverInfo;
  const path = { id };
  const body = editBody(draft, server);
  const media = can('mediaAttributes', server) ? mediaAttributes(draft) : [];
  if (media.length === 0) await saveDescriptions(session, draft.attachments);
  const handle = (wire: Status, { tables, ...context }: ResponseContext): SendOutcome => {
    ingestStatus(tables, wire, context);
    reportMissingFiles(session, draft, wire);
    return { kind: 'posted', id: wire.id };
  };
  return media.length === 0
    ? session.load(editStatus, { path, body }, handle)
    : session.load(
        editStatusAndMedia,
        { path, body: { ...body, media_attributes: media } },
        handle,
      );
}

/**
 * Deletes the redrafted status after the new one was posted. If the deletion fails, both statuses
 * remain and a notice is shown.
 */
async function removeRedrafted(session: Session, id: string): Promise<void> {
  try {
    await deleteRedrafted(session, id);
  } catch (error) {
    session.notices.raise({ level: 'error', messageKey: 'status.old_not_deleted', error });
  }
}

/**
 * Sends a draft. However often it is repeated, the server posts the draft at most once. Never
 * rejects.
 */
export async function sendStatus(session: Session, draft: Draft): Promise<SendOutcome> {
  const problem = draftProblem(draft);
  if (problem) return { kind: 'notReady', problem };
  try {
    if (dependsOnServer(draft) && !(await isServerKnown(session))) throw new ApiError('offline');
    if (draft.editing !== undefined) return await edit(session, draft.editing, draft);
    await saveDescriptions(session, draft.attachments);
    const { redrafts } = draft;
    const postNow = () => post(session, draft);
    if (redrafts === undefined) return await postNow();
    if (isDeletedBeforePosting(session, draft))
      return await deleteRedraftedThenPost(
        session,
        { ...draft, redrafts },
        { post: postNow, isRefusal },
      );
    const outcome = await postNow();
    await removeRedrafted(session, redrafts);
    return outcome;
  } catch (error) {
    return { kind: 'failed', error, isRefused: isRefusal(error) };
  }
}
