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
  /** Sends it as what it was written for, or `as` something else. */
  readonly send: (as?: DraftContext) => Promise<SendOutcome>;
}

/** What a person has decided; the rest follows where the form starts, which may become known late. */
type Written = Omit<Draft, keyof Writable> & Partial<Writable>;

function nothingWritten(): Written {
  return { idempotencyKey: timeOrderedId(), updatedAt: new Date().toISOString() };
}

/** What is being written for one place: kept on every change, gone once it is posted. */
export function useComposer(context: DraftContext, start: Writable): Composer {
  const session = useSession();
  const drafts = useDrafts();
  const [written, setWritten] = useState<Written>(() => drafts.get(context) ?? nothingWritten());
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<SendOutcome>();
  const draft: Draft = { ...start, ...written };

  const keep = (next: Written): void => {
    setWritten(next);
    const whole = { ...start, ...next };
    /* What was filled in by us is not worth keeping. */
    if (whole.text === start.text && whole.subject === start.subject) drafts.remove(context);
    else drafts.save(context, whole);
  };

  return {
    draft,
    isSending,
    outcome,
    change(part) {
      setOutcome(undefined);
      /* Another text is another post: under the old key the server would answer with the former one. */
      keep({ ...written, ...nothingWritten(), ...part });
    },
    async send(as = context) {
      setIsSending(true);
      const result = await sendStatus(session, as, draft);
      setIsSending(false);
      setOutcome(result);
      if (result.kind === 'posted') {
        drafts.remove(context);
        setWritten({ ...nothingWritten(), visibility: draft.visibility });
      } else if (result.kind === 'failed' && result.isRefused) {
        keep({ ...written, idempotencyKey: timeOrderedId() });
      }
      return result;
    },
  };
}
