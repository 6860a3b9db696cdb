import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { pendingActions, type PendingNote } from '#components/card/pending-actions.ts';
import { followActionKey } from '#components/card/follow-action-key.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { accountConfirmations } from './account-confirmations.ts';
import type { AccountAction, AccountContext } from './actions/account-action.ts';
import { AccountConfirmationDialog } from './parts/account-confirmation-dialog.tsx';

/** Milliseconds that an error notice stays visible. */
const noticeMs = 5000;

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
  const { i18n } = useLingui();
  const session = useSession();
  const [asked, setAsked] = useState<AccountAction>();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const waiting =
    useRow(session.part(pendingActions), followActionKey(facts.account.id))?.notes ?? [];

  const work = async (action: AccountAction, muteFor?: number): Promise<void> => {
    setAsked(undefined);
    setBusy((ids) => [...ids, action.id]);
    try {
      await action.run(session, facts, { muteFor });
    } catch (error) {
      if (session.ended.aborted) return;
      session.notices.raise({
        level: 'error',
        messageKey: 'account.action_failed',
        messageArgs: { action: i18n._(action.label(facts)) },
        error,
        timeoutMs: noticeMs,
      });
    } finally {
      setBusy((ids) => ids.filter((id) => id !== action.id));
    }
  };
  const run = (action: AccountAction): void => {
    const question = action.question?.(facts);
    const preference = question && accountConfirmations[question].preference;
    const needsConfirmation =
      question !== undefined && (preference === undefined || session.preferences.get(preference));
    if (needsConfirmation) setAsked(action);
    else void work(action);
  };
  return {
    run,
    isBusy: ({ id }) => busy.includes(id) && !waiting.some(({ action }) => action.id === id),
    waiting,
    dialog: asked && (
      <AccountConfirmationDialog
        facts={facts}
        question={asked.question?.(facts) ?? 'block'}
        onAccept={(muteFor) => void work(asked, muteFor)}
        onCancel={() => setAsked(undefined)}
      />
    ),
  };
}
