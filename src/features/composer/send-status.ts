import { ApiError } from '#api/api-error.ts';
import { createStatus, deleteStatus, editStatus } from '#contract/calls/writing-statuses.ts';
import { saveDescriptions } from '#domain/attachment/save-descriptions.ts';
import type { Draft } from '#domain/draft/draft.ts';
import { ingestStatus } from '#entities/ingest/ingest-status.ts';
import { removeStatus, uncountReply } from '#session/remove-status.ts';
import type { Session } from '#session/session.ts';
import { draftProblem, type DraftProblem } from './draft-problem.ts';
import { createBody, editBody } from './status-body.ts';

export type SendOutcome =
  /** `id` is the status's, unless it is planned for later. */
  | { readonly kind: 'posted'; readonly id?: string }
  | { readonly kind: 'hindered'; readonly problem: DraftProblem }
  | {
      readonly kind: 'failed';
      readonly error: unknown;
      /**
       * Whether the server has refused for good. It answers the same key with the same refusal for
       * hours, so the next try needs a new one; after a time-out or a 5xx the key must stay, for
       * the status may well have been posted.
       */
      readonly isRefused: boolean;
    };

function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status !== undefined &&
    error.status >= 400 &&
    error.status < 500 &&
    error.kind !== 'rateLimited'
  );
}

/** Milliseconds that it is told how long a post waits for its time. */
const timeoutMs = 8_000;

async function post(session: Session, draft: Draft): Promise<SendOutcome> {
  const { load, feeds, notices } = session;
  const values = { idempotencyKey: draft.idempotencyKey, body: createBody(draft) };
  return load(createStatus, values, (wire, { tables, ...how }) => {
    /* A status planned for later is no status yet. */
    if (!('account' in wire)) {
      const messageArgs = { at: wire.scheduled_at };
      notices.raise({ level: 'success', messageKey: 'status.scheduled', messageArgs, timeoutMs });
      return { kind: 'posted' };
    }
    ingestStatus(tables, wire, how);
    feeds.placeOwn(wire);
    return { kind: 'posted', id: wire.id };
  });
}

async function edit({ load }: Session, id: string, draft: Draft): Promise<SendOutcome> {
  return load(editStatus, { path: { id }, body: editBody(draft) }, (wire, { tables, ...how }) => {
    ingestStatus(tables, wire, how);
    return { kind: 'posted', id: wire.id };
  });
}

/** The new one stands: the old one goes. Where that fails, both stand, and it is told. */
async function removeRedrafted(session: Session, id: string): Promise<void> {
  try {
    await session.call(deleteStatus, { path: { id } });
    uncountReply(session.tables, id);
    removeStatus(session, id);
  } catch (error) {
    session.notices.raise({ level: 'error', messageKey: 'status.old_not_deleted', error });
  }
}

/** Posts what was written, once however often it is tried (design: posting). Never rejects. */
export async function sendStatus(session: Session, draft: Draft): Promise<SendOutcome> {
  const problem = draftProblem(draft);
  if (problem) return { kind: 'hindered', problem };
  try {
    await saveDescriptions(session, draft.attachments);
    if (draft.editing !== undefined) return await edit(session, draft.editing, draft);
    const outcome = await post(session, draft);
    if (draft.redrafts !== undefined) await removeRedrafted(session, draft.redrafts);
    return outcome;
  } catch (error) {
    return { kind: 'failed', error, isRefused: isRefusal(error) };
  }
}
