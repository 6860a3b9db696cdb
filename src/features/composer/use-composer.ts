import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { DraftContext } from '#domain/draft/draft-context.ts';
import type { Draft, DraftFields } from '#domain/draft/draft.ts';
import { useDrafts } from '#domain/draft/drafts-context.ts';
import { useSession } from '#session/session-context.ts';
import { openDrafts, type DraftChange } from './open-draft.ts';
import { sendStatus, type SendOutcome } from './send-status.ts';

export interface Composer {
  readonly draft: Draft;
  readonly change: (change: DraftChange) => void;
  readonly isSending: boolean;
  /** How the last attempt ended, until something is changed. */
  readonly outcome: SendOutcome | undefined;
  /** Another tab writes for the same place, so this one's words are kept beside. */
  readonly isAside: boolean;
  /** Sends it, with some fields other than written. */
  readonly send: (but?: Partial<DraftFields>) => Promise<SendOutcome>;
  readonly discard: () => void;
}

/** What is being written for one place: kept on every change, gone once it is posted. */
export function useComposer(context: DraftContext, start: DraftFields): Composer {
  const session = useSession();
  const drafts = useDrafts();
  const open = session.part(openDrafts).of(context, drafts);
  const { written, isSending, outcome, isAside } = useStore(open.store);
  useLayoutEffect(() => open.begin(start));
  return {
    draft: { ...start, ...written },
    change: open.change,
    isSending,
    outcome,
    isAside,
    async send(but = {}) {
      open.store.setState({ isSending: true });
      const result = await sendStatus(session, { ...open.draft(), ...but });
      open.store.setState({ isSending: false, outcome: result });
      if (result.kind === 'posted') open.clear();
      else if (result.kind === 'failed' && result.isRefused) {
        open.renewKey();
      }
      return result;
    },
    discard: open.clear,
  };
}
