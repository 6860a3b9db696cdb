import { useState } from 'react';
import { pendingActions, type PendingNote } from '#components/card/pending-actions.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { AccountConfirmationDialog } from './account-confirmation-dialog.tsx';
import type { AccountAction, AccountContext } from './actions/account-action.ts';
import { followActionKey } from './actions/follow-action.ts';
import { requiredConfirmation, runAccountAction } from './run-account-action.ts';

export interface AccountActions {
  /** Runs an action, after confirmation if configured. A failure raises a notice. */
  readonly run: (action: AccountAction) => void;
  readonly isBusy: (action: AccountAction) => boolean;
  /** Actions that wait for a connection and can be cancelled. */
  readonly waiting: readonly PendingNote[];
  /** The open confirmation dialog; must be rendered by the caller. */
  readonly dialog: React.ReactNode;
}

export function useAccountActions(facts: AccountContext): AccountActions {
  const session = useSession();
  const [pendingAction, setPendingAction] = useState<AccountAction>();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const waiting =
    useRow(session.part(pendingActions), followActionKey(facts.account.id))?.notes ?? [];

  const work = async (action: AccountAction, muteFor?: number): Promise<void> => {
    setPendingAction(undefined);
    setBusy((ids) => [...ids, action.id]);
    await runAccountAction(session, action, facts, muteFor);
    setBusy((ids) => ids.filter((id) => id !== action.id));
  };
  const run = (action: AccountAction): void => {
    if (requiredConfirmation(session, action, facts)) setPendingAction(action);
    else void work(action);
  };
  return {
    run,
    isBusy: ({ id }) => busy.includes(id) && !waiting.some(({ action }) => action.id === id),
    waiting,
    dialog: pendingAction && (
      <AccountConfirmationDialog
        facts={facts}
        question={pendingAction.question?.(facts) ?? 'block'}
        onAccept={(muteFor) => void work(pendingAction, muteFor)}
        onCancel={() => setPendingAction(undefined)}
      />
    ),
  };
}
