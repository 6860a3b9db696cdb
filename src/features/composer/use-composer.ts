import { useLayoutEffect } from 'react';
import { tellSent, useComposerStore } from '#domain/composer/open-composer.ts';
import { draftKey, type DraftContext } from '#domain/draft/draft-context.ts';
import type { Draft, DraftFields } from '#domain/draft/draft.ts';
import { useDrafts } from '#domain/draft/use-drafts.ts';
import { useSession } from '#session/session-context.ts';
import { draftProblem } from './draft-problem.ts';
import { openDrafts, type DraftChange, type OpenDraft, type OpenDraftState } from './open-draft.ts';
import { outboxes } from './outbox.ts';
import type { SendOutcome } from './send-status.ts';
import { useAfterTyping } from './use-after-typing.ts';

export interface Composer extends Omit<OpenDraftState, 'written'> {
  /** Names where it is written (`draftKey`). */
  readonly place: string;
  /** As the form around the text draws it: while somebody types, a moment behind `open`. */
  readonly draft: Draft;
  readonly open: OpenDraft;
  readonly change: (change: DraftChange) => void;
  /**
   * Sends it, with some fields other than written. Where it is to be held for a while, it goes by
   * itself later, and counts as posted here.
   */
  readonly send: (but?: Partial<DraftFields>) => Promise<SendOutcome>;
  /** Leaves what failed to be sent by itself, once that can be. */
  readonly sendLater: (but?: Partial<DraftFields>) => void;
  /** Empties the form: what was written stands elsewhere now. */
  readonly clear: () => void;
}

/** What is being written for one place: kept on every change, gone once it is posted. */
export function useComposer(context: DraftContext, start: DraftFields): Composer {
  const session = useSession();
  const drafts = useDrafts();
  const store = useComposerStore();
  const open = session.part(openDrafts).of(context, drafts);
  const outbox = session.part(outboxes).of(drafts);
  const { written, ...state } = useAfterTyping(open.store);
  useLayoutEffect(() => open.begin(start));

  const hand = (draft: Draft, delay: number): void => {
    outbox.sendLater(context, draft, delay);
    open.clear();
  };
  return {
    ...state,
    place: draftKey(context),
    draft: { ...start, ...written },
    open,
    change: open.change,
    clear: open.clear,
    async send(but = {}) {
      const problem = draftProblem({ ...open.draft(), ...but });
      if (problem) {
        const hindered = { kind: 'hindered', problem } as const;
        open.store.setState({ outcome: hindered });
        return hindered;
      }
      open.noteTold();
      const draft = { ...open.draft(), ...but };
      /* What is planned for later can be taken back until then. */
      const isAtOnce = draft.editing === undefined && draft.scheduledAt === undefined;
      const hold = isAtOnce ? session.preferences.get('postHold') * 1000 : 0;
      if (hold > 0) {
        hand(draft, hold);
        tellSent(store, 'held');
        return { kind: 'posted' };
      }
      open.store.setState({ isSending: true });
      const result = await outbox.sendNow(context, draft);
      open.store.setState({ isSending: false, outcome: result });
      if (result.kind === 'posted') {
        /* What waits for its time has a notice of its own. */
        if (result.id !== undefined)
          tellSent(store, draft.editing === undefined ? 'posted' : 'saved');
        open.clear();
      } else if (result.kind === 'failed' && result.isRefused) open.renewKey();
      return result;
    },
    sendLater(but = {}) {
      open.noteTold();
      hand({ ...open.draft(), ...but }, 0);
    },
  };
}
