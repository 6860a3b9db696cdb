import { useState } from 'react';
import { v7 as timeOrderedId } from 'uuid';
import type { Draft, DraftContext } from '#domain/draft/draft.ts';
import { useDrafts } from '#domain/draft/drafts-context.ts';
import { useSession } from '#session/session-context.ts';
import { sendStatus, type SendOutcome } from './send-status.ts';

type Writable = Pick<Draft, 'text' | 'subject' | 'visibility'>;

export interface Composer {
  readonly draft: Draft;
  readonly change: (part: Partial<Writable>) => void;
  readonly isSending: boolean;
  /** How the last attempt ended, until something is changed. */
  readonly outcome: SendOutcome | undefined;
  readonly send: () => Promise<SendOutcome>;
  readonly discard: () => void;
}

function fresh(start: Writable): Draft {
  return { ...start, idempotencyKey: timeOrderedId(), updatedAt: new Date().toISOString() };
}

/** What is being written for one place: kept on every change, gone once it is posted. */
export function useComposer(context: DraftContext, start: Writable): Composer {
  const session = useSession();
  const drafts = useDrafts();
  const [draft, setDraft] = useState<Draft>(() => drafts.get(context) ?? fresh(start));
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<SendOutcome>();

  const keep = (next: Draft): void => {
    setDraft(next);
    /* What was filled in by us is not worth keeping. */
    if (next.text === start.text && next.subject === start.subject) drafts.remove(context);
    else drafts.save(context, next);
  };

  return {
    draft,
    isSending,
    outcome,
    change(part) {
      setOutcome(undefined);
      keep({ ...draft, ...part, updatedAt: new Date().toISOString() });
    },
    async send() {
      setIsSending(true);
      const result = await sendStatus(session, context, draft);
      setIsSending(false);
      setOutcome(result);
      if (result.kind === 'posted') {
        drafts.remove(context);
        setDraft(fresh({ ...start, visibility: draft.visibility }));
      } else if (result.kind === 'failed' && result.isRefused) {
        keep({ ...draft, idempotencyKey: timeOrderedId() });
      }
      return result;
    },
    discard() {
      drafts.remove(context);
      setDraft(fresh(start));
      setOutcome(undefined);
    },
  };
}
