import { useLayoutEffect } from 'react';
import { type DraftContext, draftKey } from '#session/drafts/draft-context.ts';
import type { Draft, DraftFields } from '#session/drafts/draft.ts';
import { useSession } from '#session/session-context.ts';
import { announceSent } from '../notices/announce-sent.ts';
import { draftProblem } from '#session/drafts/draft-limits.ts';
import { openDraft } from '#session/drafts/open-draft.ts';
import { viewerOutbox } from '#session/outbox/outbox.ts';
import type { SendOutcome } from '#session/outbox/send-status.ts';
import { useDelayedDraft } from './use-delayed-draft.ts';

/**
 * Returns a draft as it is sent. The draft in the composer does not change, so that it is unchanged if
 * sending fails.
 */
export type DraftTransform = (draft: Draft) => Draft;

/** Returns the draft of a context and functions that change and send it. Each change is saved. */
export function useComposer(context: DraftContext, initialFields: DraftFields) {
  const session = useSession();
  /* Created here, because creating the outbox resumes the posts that the previous page load
     left. */
  const outbox = session.part(viewerOutbox);
  const open = openDraft(session, context);
  const { edits, isSending, outcome, isSavedSeparately } = useDelayedDraft(open.store);
  useLayoutEffect(() => open.setInitialFields(initialFields));

  const queueDraft = (draft: Draft, delay: number): void => {
    outbox.sendLater(context, draft, delay);
    open.clear();
  };
  return {
    isSending,
    outcome,
    isSavedSeparately,
    /** Key of the draft (`draftKey`). */
    draftKey: draftKey(context),
    /** The draft as the composer renders it; while typing it is older than that of `openDraft`. */
    draft: { ...initialFields, ...edits },
    openDraft: open,
    change: open.change,
    /** Empties the composer after its content was moved elsewhere. */
    clear: open.clear,
    /**
     * Sends the draft as `override` returns it. With a delay in the preferences, the post is queued, and
     * the outcome is the same as for a published one.
     */
    async send(override: DraftTransform = (draft) => draft): Promise<SendOutcome> {
      const problem = draftProblem(open.draft());
      if (problem) {
        const notReady = { kind: 'notReady', problem } as const;
        open.finishSending(notReady);
        return notReady;
      }
      open.markAttachmentsSubmitted();
      const draft = override(open.draft());
      /* A scheduled post is sent without the delay of the preferences, since it can be cancelled
         until its time. */
      const isImmediate = draft.editing === undefined && draft.scheduledAt === undefined;
      const sendDelayMs = isImmediate ? session.preferences.get('postHold') * 1000 : 0;
      if (sendDelayMs > 0) {
        queueDraft(draft, sendDelayMs);
        announceSent(session, 'delayed');
        return { kind: 'posted' };
      }
      open.startSending();
      const result = await outbox.sendNow(context, draft);
      open.finishSending(result);
      if (result.kind === 'posted') {
        /* Without an id the post was scheduled, which raises its own notice. */
        if (result.id !== undefined)
          announceSent(session, draft.editing === undefined ? 'posted' : 'saved');
        open.clear();
      } else if (result.kind === 'failed' && result.isRefused) open.renewKey();
      return result;
    },
    /** Queues a draft that failed to send, to be retried automatically. */
    sendLater(override: DraftTransform = (draft) => draft) {
      open.markAttachmentsSubmitted();
      queueDraft(override(open.draft()), 0);
    },
  };
}

export type ComposerState = ReturnType<typeof useComposer>;
