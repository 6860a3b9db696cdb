import { useRef, useState } from 'react';
import { toggleReply, useComposerStore } from '#domain/composer/open-composer.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import type {
  StatusActionContext,
  StatusFacts,
  StatusQuestion,
  StatusWindow,
} from './actions/status-action.ts';
import { useKeptFlag } from './use-kept-flag.ts';

/** A question that waits for its answer. */
export interface AskedQuestion {
  readonly question: StatusQuestion;
  readonly answer: (isAccepted: boolean) => void;
}

interface Runnable {
  readonly id: string;
  readonly run: (context: StatusActionContext) => Promise<void>;
}

/** Something done with a status, and its name in the words of its button. */
interface Deed {
  /** The status is busy with it until it ends. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly work: () => Promise<void>;
}

/** What could not be done, and why. */
export interface DeedFailure {
  readonly label: string;
  readonly error: unknown;
  /** Counts the failures that follow one another: each is told anew. */
  readonly nth: number;
  readonly again: () => void;
}

interface Shown {
  readonly failure?: DeedFailure | undefined;
  /** The action that has not ended yet. */
  readonly busyId?: string | undefined;
  readonly asked?: AskedQuestion | undefined;
  readonly window?: StatusWindow | undefined;
}

/** What is going on under one card. */
export interface StatusActionState extends Shown {
  readonly dismissFailure: () => void;
  readonly openWindow: (window: StatusWindow | undefined) => void;
  /** What a subject may fold is shown. */
  readonly isUnfolded: boolean;
  readonly setUnfolded: (isUnfolded: boolean) => void;
  readonly isTranslated: boolean;
  readonly hideTranslation: () => void;
  /** Does it. Its failure is told on the post, and goes once something succeeds (spec 2 §8). */
  readonly attempt: (deed: Deed) => void;
  readonly run: (action: Runnable, label: string, marksBusy?: boolean) => void;
}

/** Runs the actions of one card, and holds what they ask, open and fail with. */
export function useStatusActions(cardId: string, facts: StatusFacts): StatusActionState {
  const session = useSession();
  const composer = useComposerStore();
  const [shown, setShown] = useState<Shown>({});
  const latest = useRef(shown);
  const [isTranslated, setIsTranslated] = useKeptFlag(`translated ${facts.status.id}`, false);

  const foldsSubjects = usePreference('collapseMessageWithSubject');
  const [isUnfolded, setUnfolded] = useKeptFlag(`open ${facts.status.id}`, !foldsSubjects);

  const change = (part: Shown): void => {
    latest.current = { ...latest.current, ...part };
    setShown(latest.current);
  };
  /* React may draw a card again even when it is told what it has been told before. */
  const end = (failure?: DeedFailure): void => {
    const { busyId, failure: told } = latest.current;
    if (busyId !== undefined || told !== failure) change({ busyId: undefined, failure });
  };
  const attempt = (deed: Deed): void => {
    const { id, label, work } = deed;
    if (id !== undefined) change({ busyId: id });
    work().then(
      () => end(),
      (error: unknown) => {
        const nth = (latest.current.failure?.nth ?? 0) + 1;
        end({
          label,
          error,
          nth,
          again() {
            change({ failure: undefined });
            attempt(deed);
          },
        });
      },
    );
  };
  const confirm = (question: StatusQuestion): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (isAccepted: boolean): void => {
        change({ asked: undefined });
        resolve(isAccepted);
      };
      change({ asked: { question, answer } });
    });
  const openWindow = (window: StatusWindow | undefined): void => change({ window });
  return {
    ...shown,
    isUnfolded,
    setUnfolded,
    isTranslated,
    hideTranslation: () => setIsTranslated(false),
    dismissFailure: () => change({ failure: undefined }),
    openWindow,
    attempt,
    run: (action, label, marksBusy = false) =>
      attempt({
        id: marksBusy ? action.id : undefined,
        label,
        work: () =>
          action.run({
            ...facts,
            session,
            cardId,
            confirm,
            openWindow,
            onReply: () => toggleReply(composer, cardId, facts.status.id),
            showTranslation: () => {
              setUnfolded(true);
              setIsTranslated(true);
            },
          }),
      }),
  };
}
