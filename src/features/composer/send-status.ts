import { ApiError } from '#api/api-error.ts';
import { createStatus } from '#contract/calls/statuses.ts';
import { isEmptyDraft, type Draft, type DraftContext } from '#domain/draft/draft.ts';
import { ingestStatus } from '#entities/ingest/ingest-status.ts';
import type { Session } from '#session/session.ts';

/** How sending may end. */
export type SendOutcome =
  /** `id` is the status's, unless it is planned for later. */
  | { readonly kind: 'posted'; readonly id?: string }
  | { readonly kind: 'empty' }
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

/** Posts what was written, once however often it is tried (design: posting). Never rejects. */
export async function sendStatus(
  session: Session,
  context: DraftContext,
  draft: Draft,
): Promise<SendOutcome> {
  if (isEmptyDraft({ text: draft.text, subject: '' })) return { kind: 'empty' };
  const { load, feeds } = session;
  try {
    const values = {
      idempotencyKey: draft.idempotencyKey,
      body: {
        status: draft.text,
        source: 'Rookery',
        visibility: draft.visibility,
        content_type: session.preferences.get('postContentType'),
        ...(draft.subject === '' ? {} : { spoiler_text: draft.subject }),
        ...(context.kind === 'reply' ? { in_reply_to_id: context.statusId } : {}),
        ...(context.kind === 'quote' ? { quote_id: context.statusId } : {}),
      },
    };
    return await load(createStatus, values, (wire, { tables, ...how }) => {
      /* A status planned for later is no status yet. */
      if (!('account' in wire)) return { kind: 'posted' };
      ingestStatus(tables, wire, how);
      feeds.placeOwn(wire);
      return { kind: 'posted', id: wire.id };
    });
  } catch (error) {
    return { kind: 'failed', error, isRefused: isRefusal(error) };
  }
}
