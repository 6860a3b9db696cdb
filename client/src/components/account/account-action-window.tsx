import { useState } from 'react';
import { useSession } from '#session/session-context.ts';
import { AccountConfirmationDialog } from './account-confirmation-dialog.tsx';
import { accountMenuActions } from './actions/account-menu-actions.ts';
import { runAccountAction } from './run-account-action.ts';
import { useAccountActionContext } from './use-account-action-context.ts';

/** Confirms and runs an action on an account that was chosen in a menu outside its profile. */
export function AccountActionWindow({
  accountId,
  actionId,
  onClose,
}: {
  accountId: string;
  actionId: string;
  onClose: () => void;
}) {
  const session = useSession();
  const current = useAccountActionContext(accountId);
  /* The facts are read once, so that the question stays the same while it is open, even if another tab
     mutes the account. */
  const [facts] = useState(current);
  const action = accountMenuActions.find(({ id }) => id === actionId);
  const question = facts && action?.question?.(facts);
  if (!action || !facts || !question) return null;
  return (
    <AccountConfirmationDialog
      facts={facts}
      question={question}
      onAccept={(muteFor) => {
        onClose();
        void runAccountAction(session, action, facts, muteFor);
      }}
      onCancel={onClose}
    />
  );
}
