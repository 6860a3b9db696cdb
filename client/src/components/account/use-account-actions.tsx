import { useState } from 'react';
import { actionProgress, type ActionProgress } from '#session/actions/action-progress.ts';
import { createFollowActionId } from '#session/actions/toggle-follow.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { AccountConfirmationDialog } from './account-confirmation-dialog.tsx';
import type { AccountAction, AccountActionContext } from './actions/account-action.ts';
import { requiredConfirmation, runAccountAction } from './run-account-action.ts';

export interface AccountActions {
  /** Runs an action, after confirmation if configured. A failure raises a notice. */
  readonly run: (action: AccountAction) => void;
  readonly isBusy: (action: AccountAction) => boolean;
  /** Queued actions, which wait for a connection and can be cancelled. */
  readonly queued: readonly ActionProgress[];
  /** The open confirmation dialog; must be rendered by the caller. */
  readonly dialog: React.ReactNode;
}

/** Returns functions and states with which a component offers the actions on an account. */
export function useAccountActions(facts: AccountActionContext): AccountActions {
  const session = useSession();
  const [unconfirmed, setUnconfirmed] = useState<AccountAction>();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const queued =
    useRow(session.part(actionProgress), createFollowActionId(facts.account.id))?.actions ?? [];

  const work = async (action: AccountAction, muteFor?: number): Promise<void> => {
    setUnconfirmed(undefined);
    setBusy((ids) => [...ids, action.id]);
    await runAccountAction(session, action, facts, muteFor);
    setBusy((ids) => ids.filter((id) => id !== action.id));
  };
  const run = (action: AccountAction): void => {
    if (requiredConfirmation(session, action, facts)) setUnconfirmed(action);
    else void work(action);
  };
  return {
    run,
    isBusy: ({ id }) => busy.includes(id) && !queued.some(({ action }) => action.id === id),
    queued,
    dialog: unconfirmed && (
      <AccountConfirmationDialog
        facts={facts}
        question={unconfirmed.question?.(facts) ?? 'block'}
        onAccept={(muteFor) => void work(unconfirmed, muteFor)}
        onCancel={() => setUnconfirmed(undefined)}
      />
    ),
  };
}
