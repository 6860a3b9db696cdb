import { type DraftContext, draftKey } from '#session/drafts/draft-context.ts';
import { ownDrafts } from '#session/drafts/use-drafts.ts';
import type { Session } from '#session/session.ts';
import { openDraft, type OpenDraft } from '#session/drafts/open-draft.ts';
import { createOutbox } from './outbox.ts';

/** What the member is writing and sending. */
export const posting = {
  name: 'posting',
  create(session: Session) {
    const drafts = session.part(ownDrafts);
    const openDrafts = new Map<string, OpenDraft>();
    return {
      /** Returns the open draft of a context; the same for all its forms. */
      openDraft: (context: DraftContext): OpenDraft => {
        const found = openDrafts.get(draftKey(context)) ?? openDraft(context, drafts);
        openDrafts.set(draftKey(context), found);
        return found;
      },
      outbox: createOutbox(session, drafts),
    };
  },
};
