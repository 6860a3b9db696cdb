import { ApiError } from '#api/api-error.ts';
import { createStatus, editStatus } from '#contract/calls/statuses.ts';
import type { Draft } from '#domain/draft/draft.ts';
import { ingestStatus } from '#entities/ingest/ingest-status.ts';
import type { Session } from '#session/session.ts';
import { draftProblem, type DraftProblem } from './draft-problem.ts';
import { createBody, editBody } from './status-body.ts';

/** How sending may end. */
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

async function post(session: Session, draft: Draft): Promise<SendOutcome> {
  const { load, feeds } = session;
  const values = { idempotencyKey: draft.idempotencyKey, body: createBody(draft) };
  return load(createStatus, values, (wire, { tables, ...how }) => {
    /* A status planned for later is no status yet. */
    if (!('account' in wire)) return { kind: 'posted' };
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

/** Posts what was written, once however often it is tried (design: posting). Never rejects. */
export async function sendStatus(session: Session, draft: Draft): Promise<SendOutcome> {
  const problem = draftProblem(draft);
  if (problem) return { kind: 'hindered', problem };
  try {
    if (draft.editing !== undefined) return await edit(session, draft.editing, draft);
    return await post(session, draft);
  } catch (error) {
    return { kind: 'failed', error, isRefused: isRefusal(error) };
  }
}
