import { useRef, useState } from 'react';
import { toggleReply, useComposerStore } from '#domain/composer/open-composer.ts';
import { useSession } from '#session/session-context.ts';
import type {
  StatusActionContext,
  StatusFacts,
  StatusQuestion,
  StatusWindow,
} from './actions/status-action.ts';
import { useKeptFlag } from './use-kept-flag.ts';

/** A question that waits for its answer. */
export interface AskedQuestion extends StatusQuestion {
  readonly answer: (isAccepted: boolean) => void;
}

interface Runnable {
  readonly id: string;
  readonly run: (context: StatusActionContext) => Promise<void>;
}

interface Shown {
  readonly failure?: unknown;
  /** The action that has not ended yet. */
  readonly busyId?: string | undefined;
  readonly question?: AskedQuestion | undefined;
  readonly window?: StatusWindow | undefined;
}

/** What is going on under one card. */
export interface StatusActionState extends Shown {
  readonly dismissFailure: () => void;
  readonly openWindow: (window: StatusWindow | undefined) => void;
  readonly isTranslated: boolean;
  readonly hideTranslation: () => void;
  /**
   * Does something with the status, which is busy with `id` until it ends. Its failure is told on the
   * post, and goes once something succeeds (spec 2 §8).
   */
  readonly attempt: (id: string | undefined, work: () => Promise<void>) => void;
  readonly run: (action: Runnable, marksBusy?: boolean) => void;
}

/** Runs the actions of one card, and holds what they ask, open and fail with. */
export function useStatusActions(cardId: string, facts: StatusFacts): StatusActionState {
  const session = useSession();
  const composer = useComposerStore();
  const [shown, setShown] = useState<Shown>({});
  const latest = useRef(shown);
  const [isTranslated, setIsTranslated] = useKeptFlag(`translated ${facts.status.id}`, false);

  const change = (part: Shown): void => {
    latest.current = { ...latest.current, ...part };
    setShown(latest.current);
  };
  /* React may draw a card again even when it is told what it has been told before. */
  const end = (failure?: unknown): void => {
    const { busyId, failure: told } = latest.current;
    if (busyId !== undefined || told !== failure) change({ busyId: undefined, failure });
  };
  const attempt = (id: string | undefined, work: () => Promise<void>): void => {
    if (id !== undefined) change({ busyId: id });
    work().then(() => end(), end);
  };
  const confirm = (question: StatusQuestion): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (isAccepted: boolean): void => {
        change({ question: undefined });
        resolve(isAccepted);
      };
      change({ question: { ...question, answer } });
    });
  const openWindow = (window: StatusWindow | undefined): void => change({ window });
  return {
    ...shown,
    isTranslated,
    hideTranslation: () => setIsTranslated(false),
    dismissFailure: () => change({ failure: undefined }),
    openWindow,
    attempt,
    run: (action, marksBusy = false) =>
      attempt(marksBusy ? action.id : undefined, () =>
        action.run({
          ...facts,
          session,
          confirm,
          openWindow,
          onReply: () => toggleReply(composer, cardId, facts.status.id),
          showTranslation: () => setIsTranslated(true),
        }),
      ),
  };
}
