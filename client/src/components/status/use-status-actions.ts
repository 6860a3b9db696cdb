import { use, useEffect, useState } from 'react';
import { toggleInlineComposer } from '#session/drafts/open-composers.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import { useRow } from '#store/use-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import type {
  StatusContext,
  StatusConfirmation,
  StatusDialog,
} from '#session/actions/status-context.ts';
import type { StatusAction } from './actions/status-action.ts';
import { useCardInstanceId } from '#components/composer/use-card-instance-id.ts';
import {
  actionProgress,
  setActionProgress,
  trackAction,
  type TrackedAction,
} from '#session/actions/action-progress.ts';
import { ReplyPostedContext } from '#components/composer/use-inline-target.ts';
import { useSavedToggle } from '#session/use-saved-toggle.ts';

export interface PendingStatusConfirmation {
  readonly question: StatusConfirmation;
  readonly answer: (isAccepted: boolean) => void;
}

export type StatusActionState = ReturnType<typeof useStatusActions>;

/**
 * Returns the state of one card's actions and functions to run them, with the open confirmation and
 * dialog. Failures are stored in the session and stay when the card unmounts.
 */
export function useStatusActions(cardId: string, facts: StatusContext) {
  const session = useSession();
  const cardInstance = useCardInstanceId(cardId);
  const { id } = facts.status;
  const table = session.part(actionProgress);
  const onAnswered = use(ReplyPostedContext);
  const progress = useRow(table, id)?.actions ?? [];
  const [openQuestion, setOpenQuestion] = useState<PendingStatusConfirmation>();
  const [dialog, setDialog] = useState<StatusDialog>();
  const [isTranslated, setIsTranslated] = useSavedToggle(`translated ${id}`, false, 'page');

  const foldsSubjects = usePreference('collapseMessageWithSubject');
  const [isUnfolded, setUnfolded] = useSavedToggle(`open ${id}`, !foldsSubjects);

  /* An open confirmation counts as declined when the card unmounts. */
  useEffect(() => () => openQuestion?.answer(false), [openQuestion]);

  const confirm = (question: StatusConfirmation): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (isAccepted: boolean): void => {
        setOpenQuestion(undefined);
        resolve(isAccepted);
      };
      setOpenQuestion({ question, answer });
    });
  const write = (kind: 'reply' | 'quote'): void => {
    if (session.preferences.get('repliesInDialog'))
      openWindow(session, 'composer', { kind, statusId: id, onAnswered });
    else toggleInlineComposer(session, cardInstance, { kind, statusId: id });
  };
  /**
   * Runs an action. Its failure is shown on the status, or as a notice if no card of the status is
   * mounted, until the action succeeds. With `isAgain`, the previous failure is cleared at once.
   */
  const attempt = (action: TrackedAction, isAgain = false): void => {
    const { marksBusy = false } = action;
    let wasConfirmed = false;
    let isDeclined = false;
    /* After a confirmation the last failure is cleared when the action starts, not when the
       dialog opens. */
    const begin = (): void => {
      if (isAgain || marksBusy) setActionProgress(table, id, action, marksBusy ? {} : undefined);
    };
    const work = action.work({
      ...facts,
      session,
      cardId,
      async confirm(question) {
        wasConfirmed = true;
        isDeclined = !(await confirm(question));
        if (!isDeclined) begin();
        return !isDeclined;
      },
      openDialog: setDialog,
      onReply: () => write('reply'),
      onQuote: () => write('quote'),
      showTranslation: () => {
        setUnfolded(true);
        setIsTranslated(true);
      },
    });
    if (!wasConfirmed) begin();
    trackAction(session, id, action, Promise.resolve(work), () => !isDeclined);
  };
  return {
    /** Running, waiting and failed actions of the status, oldest first. */
    progress,
    isBusy: (actionId: string): boolean =>
      openQuestion?.question === actionId ||
      progress.some(
        ({ action, failure, isWaiting }) => !failure && !isWaiting && action.id === actionId,
      ),
    confirmation: openQuestion,
    dialog,
    /** Whether content folded by a content warning is shown. */
    isUnfolded,
    setUnfolded,
    isTranslated,
    hideTranslation: () => setIsTranslated(false),
    dismiss: (action: TrackedAction) => setActionProgress(table, id, action),
    openDialog: setDialog,
    attempt,
    run: (
      { id: actionId, run }: Pick<StatusAction, 'id' | 'run'>,
      label: string,
      marksBusy = false,
    ): void => {
      /* `facts` contains the viewer's row at the time of the click: a retried favourite must not undo a
         favourite that succeeded meanwhile. */
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
