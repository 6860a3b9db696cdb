import { use, useEffect, useState } from 'react';
import {
  openComposerDialog,
  toggleReply,
  useComposerStore,
} from '#domain/composer/open-composer.ts';
import { useOpenReport } from '#domain/report/open-report.ts';
import { useRow } from '#entities/use-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import type {
  StatusActionContext,
  StatusFacts,
  StatusQuestion,
  StatusWindow,
} from '#domain/card/status-action.ts';
import { useCardInstance } from '#domain/card/card-instance.ts';
import {
  followPending,
  notePending,
  pendingActions,
  type PendingAction,
  type PendingNote,
} from '#domain/card/pending-actions.ts';
import { AnsweredContext } from '#domain/composer/answered-context.ts';
import { useUiFlag } from '#domain/card/use-ui-flag.ts';

export interface AskedQuestion {
  readonly question: StatusQuestion;
  readonly answer: (isAccepted: boolean) => void;
}

interface Runnable {
  readonly id: string;
  readonly run: (context: StatusActionContext) => Promise<void>;
}

export interface StatusActionState {
  /** What is under way or has failed, the oldest first. */
  readonly notes: readonly PendingNote[];
  readonly isBusy: (actionId: string) => boolean;
  readonly asked: AskedQuestion | undefined;
  readonly window: StatusWindow | undefined;
  readonly dismiss: (action: PendingAction) => void;
  readonly openWindow: (window: StatusWindow | undefined) => void;
  /** What a subject may fold is shown. */
  readonly isUnfolded: boolean;
  readonly setUnfolded: (isUnfolded: boolean) => void;
  readonly isTranslated: boolean;
  readonly hideTranslation: () => void;
  /**
   * Does it. Its failure is told on the post, and goes once the same succeeds; where no
   * card of the post is drawn, by a notice too. When it is tried again, the failure goes at once.
   */
  readonly attempt: (action: PendingAction, isAgain?: boolean) => void;
  readonly run: (action: Runnable, label: string, marksBusy?: boolean) => void;
}

/** Runs the actions of one card, and holds what they ask and open; what they fail with outlives it. */
export function useStatusActions(cardId: string, facts: StatusFacts): StatusActionState {
  const session = useSession();
  const composer = useComposerStore();
  const openReport = useOpenReport();
  const cardInstance = useCardInstance(cardId);
  const { id } = facts.status;
  const pending = session.part(pendingActions);
  const onAnswered = use(AnsweredContext);
  const notes = useRow(pending, id)?.notes ?? [];
  const [asked, setAsked] = useState<AskedQuestion>();
  const [window, openWindow] = useState<StatusWindow>();
  const [isTranslated, setIsTranslated] = useUiFlag(`translated ${id}`, false, 'page');

  const foldsSubjects = usePreference('collapseMessageWithSubject');
  const [isUnfolded, setUnfolded] = useUiFlag(`open ${id}`, !foldsSubjects);

  /* When the card goes, an open question counts as declined. */
  useEffect(() => () => asked?.answer(false), [asked]);

  const confirm = (question: StatusQuestion): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (isAccepted: boolean): void => {
        setAsked(undefined);
        resolve(isAccepted);
      };
      setAsked({ question, answer });
    });
  const write = (kind: 'reply' | 'quote'): void => {
    if (session.preferences.get('repliesInDialog'))
      openComposerDialog(composer, { kind, statusId: id, onAnswered });
    else toggleReply(composer, cardInstance, id, kind);
  };
  const attempt = (action: PendingAction, isAgain = false): void => {
    const { marksBusy = false } = action;
    let isAsked = false;
    let isDeclined = false;
    /* Its last failure stays until it is really tried again, not only asked about. */
    const begin = (): void => {
      if (isAgain || marksBusy) notePending(pending, id, action, marksBusy ? [{ action }] : []);
    };
    const work = action.work({
      ...facts,
      session,
      cardId,
      async confirm(question) {
        isAsked = true;
        isDeclined = !(await confirm(question));
        if (!isDeclined) begin();
        return !isDeclined;
      },
      openWindow,
      openReport,
      onReply: () => write('reply'),
      onQuote: () => write('quote'),
      openComposer: (context) => openComposerDialog(composer, context),
      showTranslation: () => {
        setUnfolded(true);
        setIsTranslated(true);
      },
    });
    if (!isAsked) begin();
    followPending(session, id, action, work, () => !isDeclined);
  };
  return {
    notes,
    isBusy: (actionId) =>
      asked?.question === actionId ||
      notes.some(
        ({ action, failure, isWaiting }) => !failure && !isWaiting && action.id === actionId,
      ),
    asked,
    window,
    isUnfolded,
    setUnfolded,
    isTranslated,
    hideTranslation: () => setIsTranslated(false),
    dismiss: (action) => notePending(pending, id, action),
    openWindow,
    attempt,
    run: ({ id: actionId, run }, label, marksBusy = false) => {
      /* The viewer's row as it was at the press: tried again, a like must not take back one that succeeded meanwhile. */
      const { viewer } = facts;
      attempt({
        id: actionId,
        label,
        marksBusy,
        work: (context) => run({ ...context, viewer }),
      });
    },
  };
}
