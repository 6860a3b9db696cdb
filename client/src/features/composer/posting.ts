import { type DraftContext, draftKey } from '#components/draft/draft-context.ts';
import { ownDrafts } from '#components/draft/use-drafts.ts';
import type { SessionPart } from '#session/session.ts';
import { openDraft, type OpenDraft } from './open-draft.ts';
import { createOutbox, type Outbox } from './outbox.ts';

/** What the member is writing and sending. */
export interface Posting {
  /** Returns the open draft of a context; the same for all its forms. */
  readonly openDraft: (context: DraftContext) => OpenDraft;
  readonly outbox: Outbox;
}

export const posting: SessionPart<Posting> = {
  name: 'posting',
  create(session) {
    const drafts = session.part(ownDrafts);
    const openDrafts = new Map<string, OpenDraft>();
    return {
      openDraft(context) {
        const found = openDrafts.get(draftKey(context)) ?? openDraft(context, drafts);
        openDrafts.set(draftKey(context), found);
        return found;
      },
      outbox: createOutbox(session, drafts),
    };
  },
};
